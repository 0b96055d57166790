import { defineTable } from '../../../../main/engine/table.ts'
import { preAction } from './pages.ts'

/**
 * `inches` is how far troops are put down from their line, `wideInches` by the other scale of the book. An exit is over
 * the `exits` edge, by `share` of the force.
 */
export const mission = defineTable({
  id: 'snoopin.mission',
  title: 'Mission Generator',
  ...preAction,
  dice: { kind: 'read' },
  how: '1d6 read, in secret',
  heads: { text: 'mission' },
  modifiers: [],
  notes: ['Both parts of mission 5 must be done; an enemy unit exits by any edge.'],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'breakingContact',
      gives: { inches: 3, wideInches: null, exits: 'own', share: 0.5 },
      text: 'Breaking Contact',
      cells: {
        deployment: 'within 3" of the table centre line',
        'achieved by': 'exiting at least half the force off your own base edge by the end of turn 4',
      },
    },
    {
      from: 2,
      to: 2,
      outcome: 'blockingPositions',
      gives: { inches: 6, wideInches: 8, exits: null, share: null },
      text: 'Blocking Positions',
      cells: {
        deployment: 'within 6" of your own table edge (8" at the larger scale)',
        'achieved by':
          'starting a turn within 3" of an objective marker on the other half of the table with no enemy within 5", and holding it to the end of the game',
      },
    },
    {
      from: 3,
      to: 3,
      outcome: 'overRun',
      gives: { inches: 6, wideInches: null, exits: 'enemy', share: 0.5 },
      text: 'Over Run',
      cells: {
        deployment: 'within 6" of your own base edge',
        'achieved by': 'exiting at least half the force over the enemy base edge by the end of the game',
      },
    },
    {
      from: 4,
      to: 4,
      outcome: 'snatchAndGrab',
      gives: { inches: 6, wideInches: null, exits: 'own', share: null },
      text: 'Snatch and Grab',
      cells: {
        deployment: 'none given: within 6" of your own edge, as Over Run',
        'achieved by':
          'moving within 3" of one objective on the enemy half, then returning at least one unit off your own table edge by the end of the game',
      },
    },
    {
      from: 5,
      to: 5,
      outcome: 'sweepAndClear',
      gives: { inches: 5, wideInches: null, exits: null, share: null },
      text: 'Sweep and Clear',
      cells: {
        deployment: '5" from your own table edge',
        'achieved by': 'advancing past the centre line by the end of turn 4, and no enemy unit exits the board',
      },
    },
    {
      from: 6,
      to: 6,
      outcome: 'consolidate',
      gives: { inches: 3, wideInches: null, exits: null, share: null },
      text: 'Consolidate',
      cells: {
        deployment: 'within 3" of the table centre line',
        'achieved by': 'holding both objectives in your own half at the end of the game',
      },
    },
  ],
})

/** Regular forces alone: VC and other Irregulars get none. */
export const momentum = defineTable({
  id: 'snoopin.momentum',
  title: 'Operational Momentum Points',
  ...preAction,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added for each regular force, unless a scenario has another roll',
  scoreCounts: true,
  modifiers: [],
  notes: ['VC and other Irregulars get none. What is left at the end of the game is added to the Victory Points.'],
  rows: [{ from: 2, to: 12, outcome: 'points', scoreIs: 'points', text: 'That many points' }],
})

/** What each asset costs. Guidelines: the players price all of them before the campaign starts. */
export const assetCosts = defineTable({
  id: 'snoopin.asset-costs',
  title: 'Available Asset Costs',
  ...preAction,
  dice: { kind: 'lookUp' },
  figures: ['result'],
  modifiers: [],
  notes: [
    'Guidelines: the players price all assets before the campaign starts; a scenario may have other prices.',
    'A force and its transport are bought apart, even where it is normally part of it.',
  ],
  rows: [
    { key: 'sniperTeam', gives: { cost: 2 }, text: '2', cells: { asset: 'Sniper Team' } },
    { key: 'lightMortars', gives: { cost: 2 }, text: '2', cells: { asset: 'On Call Light Mortars' } },
    { key: 'ownFireteam', gives: { cost: 2 }, text: '2', cells: { asset: 'Fireteam from own platoon' } },
    { key: 'ownSquad', gives: { cost: 5 }, text: '5', cells: { asset: 'Squad from own platoon' } },
    { key: 'softTransport', gives: { cost: 3 }, text: '3', cells: { asset: 'Soft-Skin Transport' } },
    { key: 'apc', gives: { cost: 6 }, text: '6', cells: { asset: 'Transport IFV/APC' } },
    { key: 'specOpsFireteam', gives: { cost: 3 }, text: '3', cells: { asset: 'SpecOps Fireteam' } },
    { key: 'specOpsSquad', gives: { cost: 6 }, text: '6', cells: { asset: 'SpecOps Squad' } },
    { key: 'transportHelo', gives: { cost: 6 }, text: '6', cells: { asset: 'Transport Helo' } },
    { key: 'tank', gives: { cost: 8 }, text: '8', cells: { asset: 'Tank' } },
    { key: 'gunshipHelo', gives: { cost: 8 }, text: '8', cells: { asset: 'Helicopter Gunship' } },
    { key: 'artillery', gives: { cost: 8 }, text: '8', cells: { asset: 'Artillery' } },
    { key: 'fastBurner', gives: { cost: 8 }, text: '8', cells: { asset: 'Fast Burner Air Support' } },
    { key: 'gunshipAir', gives: { cost: 10 }, text: '10', cells: { asset: 'Gunship Air Support' } },
  ],
})

/** Initiate Plan: who comes along with the two squads. */
export const attached = defineTable({
  id: 'snoopin.attached',
  title: 'Lieutenant and medic',
  ...preAction,
  dice: { kind: 'read' },
  how: '1d6 read, when the plan is initiated',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'none', gives: { of: 0 }, text: 'Neither comes along' },
    { from: 4, to: 5, outcome: 'one', gives: { of: 1 }, text: 'Choose the Lieutenant or the medic' },
    { from: 6, to: 6, outcome: 'both', gives: { of: 2 }, text: 'The Lieutenant and the medic' },
  ],
})
