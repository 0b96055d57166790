import { defineTable } from '../../../../main/engine/table.ts'
import { onePage } from './page.ts'

/** What weapons do to an M113. Machine guns are not named; they count as rifles (ruling). */
export const apcAttack = defineTable({
  id: 'skirmish.apc-attack',
  title: 'Weapons against an APC',
  page: onePage,
  dice: { kind: 'lookUp' },
  how: '1d6 read for an RPG, or for a mortar round that lands on it',
  modifiers: [],
  rows: [
    {
      key: 'smallArms',
      gives: { counters: 0, hitsFrom: null },
      text: 'No effect',
      cells: { weapon: 'assault rifle, shotgun, pistol; machine gun' },
    },
    {
      key: 'fragmentation',
      gives: { counters: 1, hitsFrom: null },
      text: '1 counter at most; none if the APC already has one',
      cells: { weapon: 'fragmentation grenades, any number in one turn' },
    },
    {
      key: 'rpg',
      gives: { counters: 3, hitsFrom: 5 },
      text: 'Hits on 5-6: 3 counters',
      cells: { weapon: 'RPG, not grenade launchers' },
    },
    {
      key: 'mortar',
      gives: { counters: 3, hitsFrom: 5 },
      text: 'As an RPG: 5-6, 3 counters',
      cells: { weapon: 'mortar fragmentation round that lands on it' },
    },
  ],
})

/** What becomes of an APC that a check would remove, and of a figure that a vehicle runs over. */
export const vehicles = defineTable({
  id: 'skirmish.vehicles',
  title: 'M113: losses and running over',
  page: onePage,
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'phases',
      gives: { phases: 3 },
      text: '3 phases, whatever its counters',
      cells: { what: 'M113 in its turn' },
    },
    { key: 'firstKill', text: 'Immobilized; it keeps its counters', cells: { what: 'first "kill" of an M113' } },
    { key: 'secondKill', text: 'Explodes', cells: { what: 'second "kill" of an M113' } },
    {
      key: 'runOver',
      gives: { counters: 5 },
      text: 'Raised to 5 counters; with 5 or more nothing happens',
      cells: { what: 'figure run over by a vehicle' },
    },
  ],
})
