/** The numbers that a roll was read against, with the line that tells of it. Never changes once shipped. */
export const numbersOfLines = `
alter table entry_line add column numbers text;
`
