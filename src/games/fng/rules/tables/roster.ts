import { defineTable } from '../../../../main/engine/table.ts'

/** Block at the head of p. 110 (FNG p. 110). */
export const rosterWeaponsBlock = defineTable({
  id: 'roster.weapons-block',
  title: 'weapons on the roster sheet',
  page: 110,
  dice: { kind: 'lookUp' },
  heads: { key: 'column' },
  modifiers: [],
  rows: [
    { key: 'WEAPON TYPES', cells: { content: 'name of the weapon' } },
    { key: 'RANGE', cells: { content: 'range' } },
    { key: 'TARGET', cells: { content: 'Target Rating' } },
    { key: 'IMPACT-APR', cells: { content: 'Impact and Armour Piercing Rating' } },
  ],
})

/** Roster sections (FNG p. 110). */
export const rosterSections = defineTable({
  id: 'roster.sections',
  title: 'roster sections',
  page: 110,
  alsoOn: [111],
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    { key: 'hq', cells: { page: 110, section: 'PLATOON HQ ROSTER', 'first line': 1, 'last line': 8 } },
    { key: 'squad1', cells: { page: 110, section: '1ST SQUAD ROSTER', 'first line': 1, 'last line': 14 } },
    { key: 'squad2', cells: { page: 111, section: '2ND SQUAD ROSTER', 'first line': 1, 'last line': 14 } },
    { key: 'squad3', cells: { page: 111, section: '3RD SQUAD ROSTER', 'first line': 1, 'last line': 14 } },
  ],
})

/** Columns of every section, in order (FNG p. 110). */
export const rosterColumns = defineTable({
  id: 'roster.columns',
  title: 'columns of every section, in order',
  page: 110,
  alsoOn: [111],
  dice: { kind: 'lookUp' },
  heads: { key: 'column' },
  modifiers: [],
  rows: [
    { key: '#', cells: { '#': 1, content: 'line number' } },
    { key: 'NAME', cells: { '#': 2, content: 'name (and rank)' } },
    { key: 'LEADER', cells: { '#': 3, content: 'Leader, Jr NCO or none' } },
    { key: 'REP', cells: { '#': 4, content: 'current Reputation' } },
    { key: 'ATTRIBUTE', cells: { '#': 5, content: 'Attributes' } },
    { key: 'EFFECT', cells: { '#': 6, content: 'what they do' } },
    { key: 'WEAPON', cells: { '#': 7, content: 'weapons' } },
    {
      key: 'DEROS',
      cells: {
        '#': 8,
        content: 'months left: 2d6 for NCOs and below, 1d6 for officers; two campaign turns are one month (p. 53)',
      },
    },
  ],
})
