/**
 * What a PEF was, without the chances that its chart gives beside it: they have been rolled. "Grass hooch"; "Six-man half squad".
 * @param found the row of the chart, as the contact keeps it.
 */
export const foundInShort = (found: string): string =>
  found.replace(/:? (?:with )?\(\d.*$/, '').replace(/^\d?d6 /, 'Some ')
