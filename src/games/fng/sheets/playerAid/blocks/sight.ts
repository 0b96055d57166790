import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { capital } from '../../../../../main/sheets/phrases.ts'
import { effectOf, shelterOf, type Effect } from '../../../rules/ground.ts'
import { airOf, openSight, sightIn, type Air } from '../../../rules/sight.ts'
import type { Weather } from '../../../rules/state.ts'
import { weatherNames } from '../../../rules/words.ts'
import type { Campaign } from '../campaign.ts'
import { effect } from '../saying.ts'
import { inSight } from '../../../rules/tables/reactions.ts'
import { terrainEffects } from '../../../rules/tables/terrainEffects.ts'
import { groundFigure } from './groundFigure.ts'

/** Grounds in the order of how far one sees in them; those that are one in all but name stand in one row. */
const grounds: readonly (readonly Ground[])[] = [
  [
    { key: 'clear', name: 'Open' },
    { key: 'sand', name: 'sand' },
    { key: 'scrub', name: 'scrub' },
    { key: 'rice-paddy', name: 'dry paddy' },
  ],
  [{ key: 'rice-paddy-flooded', name: 'Paddy, flooded' }],
  [{ key: 'marsh', name: 'Marsh', more: ' (on other ground)' }],
  [{ key: 'forest', name: 'Forest' }],
  [{ key: 'triple-canopy-jungle', name: 'Triple canopy jungle' }],
  [{ key: 'swamp', name: 'Swamp' }],
  [{ key: 'rough', name: 'Rough' }],
  [{ key: 'double-canopy-jungle', name: 'Double canopy jungle' }],
  [{ key: 'bamboo', name: 'Bamboo' }],
  [{ key: 'single-canopy-jungle', name: 'Single canopy jungle' }],
  [{ key: 'elephant-grass', name: 'Elephant grass' }],
]

interface Ground {
  readonly key: string
  readonly name: string
  readonly more?: string
}

/** Weathers that hide as much as one another share a pair of columns. */
export interface SightColumns {
  /** "Clear, Inclement" */
  readonly heads: readonly string[]
  readonly airs: readonly (readonly [day: Air, night: Air])[]
}

/** @returns the pairs of columns, day and night: two, or three where Inclement weather is rain (FNG p. 59: a switch). */
export function sightColumns({ state }: Campaign): SightColumns {
  const weathers: readonly Weather[] = ['clear', 'inclement', 'terrible']
  const groups = [...Map.groupBy(weathers, (weather) => airOf(state, 'day', weather).haze).values()]
  return {
    heads: groups.map((group) => group.map((weather) => weatherNames[weather]).join(', ')),
    airs: groups.map((group) => [airOf(state, 'day', group[0]!), airOf(state, 'night', group[0]!)]),
  }
}

/** How far one sees, goes and hides in every ground, by light and weather (FNG pp. 19-20, 30, 47-51, 59). */
export function sightGrid(campaign: Campaign): AidDraft {
  const { airs } = sightColumns(campaign)
  const shown = grounds.flatMap((row) => splitRow(campaign, row, airs.flat()))
  return {
    number: '1.5',
    tables: [terrainEffects.id],
    title: 'Sight and ground',
    hint: 'inches, for figures in it',
    pages: 'p. 19-20, 30, 47-51, 59',
    heads: ['', ...airs.flatMap(() => ['day', 'night']), 'on foot', 'cover', 'hides', 'edge'],
    rows: shown.map((those) => rowOf(campaign, those, airs.flat())),
    keys: shown.map((those) => those.map(({ key }) => key).join(' ')),
    notes: notesOf(campaign),
  }
}

/** A house rule may make a difference between grounds that share a row: then each has its own. */
function splitRow(campaign: Campaign, row: readonly Ground[], airs: readonly Air[]): readonly (readonly Ground[])[] {
  const figures = ({ key }: Ground) =>
    [
      ...sightsIn(campaign, key, airs),
      ...(['movement factor', 'edge distance'] as const).map((what) => cellOf(campaign, key, what)),
    ].join()
  return [...Map.groupBy(row, figures).values()]
}

/** How far one sees in it in each air; what nothing limits is no figure, and set as a word. */
const sightsIn = ({ rules }: Campaign, key: string, airs: readonly Air[]): string[] =>
  airs.map((air) => {
    const { most } = sightIn(key, air, rules)
    return most === null ? '`table`' : String(most)
  })

const cellOf = ({ rules }: Campaign, key: string, what: Effect): string =>
  groundFigure(what, effectOf(key, what, rules))

function rowOf(campaign: Campaign, those: readonly Ground[], airs: readonly Air[]): string[] {
  const [{ key, more = '' }] = those as readonly [Ground]
  return [
    `**${capital(those.map(({ name }) => name).join(', '))}**${more}`,
    ...sightsIn(campaign, key, airs),
    cellOf(campaign, key, 'movement factor'),
    shelters(those, 'cover', campaign.rules),
    shelters(those, 'concealment', campaign.rules),
    cellOf(campaign, key, 'edge distance'),
  ]
}

/** Cover or concealment of the grounds of a row, in a word each: "dike, field, scrub". */
function shelters(those: readonly Ground[], what: 'cover' | 'concealment', rules: Campaign['rules']): string {
  const words = those.flatMap(({ key }) => {
    const { given, where } = shelterOf(key, what, rules)
    if (given === 'none') return []
    return given === 'all' ? ['yes'] : [shortShelters[where] ?? where]
  })
  return words.length === 0 ? '`-`' : words.join(', ')
}

/** What the terrain table says at length. Rough gives cover throughout (ruling to FNG p. 50). */
const shortShelters: Readonly<Record<string, string>> = {
  'dike only': 'dike',
  'dike; prone in the field': 'dike, field',
  'prone only': 'scrub',
  'at the edge (also inside)': 'yes',
}

function notesOf(campaign: Campaign): string[] {
  const { state, rules } = campaign
  const move = (key: string) => cellOf(campaign, key, 'movement factor')
  const crest = effectOf('hill', 'edge distance', rules).replace('crest ', '')
  const dark = openSight(airOf(state, 'night', 'clear'))
  return [
    `**Hill:** ${move('hill')}. Blocks across the crest; within ${crest} of it: sees, is seen, in cover. **Crater:** ${move('craters')}, cover at the lip. **Mud:** ${move('mud')}.`,
    `**Line of sight:** 180° ahead. Blocked by friends, hills, buildings, tall growth. Cover and growth hide nobody in them: **${effect(inSight, rules, 'opponentHidden')} In Sight**. Field, scrub hide prone men only.`,
    `**Edge:** that near to it he sees out and is seen. **Lit** (flare, lamp): seen as by day; out of the light ${dark}". **Smoke:** no fire in, out or across; Received Fire counts.`,
  ]
}
