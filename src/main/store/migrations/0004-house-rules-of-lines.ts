/** The house rules that a table was rolled by, with the line that tells of the roll. Never changes once shipped. */
export const houseRulesOfLines = `
alter table entry_line add column house text;
`
