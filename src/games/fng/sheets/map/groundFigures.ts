import type { Rules } from '../../../../main/engine/system.ts'
import { effectOf, groundRulesOf, moveIn, shelterOf } from '../../rules/ground.ts'
import { airOf, sightInSector, sightsInRule } from '../../rules/sight.ts'
import type { MapSector } from '../briefing/briefingModel.ts'
import { partsOf, type GroundAsked } from './groundParts.ts'
import { capital } from '../../../../main/sheets/phrases.ts'

/** What a player wants to know of a sector's ground at the table (FNG pp. 47-51). */
export interface GroundFigures {
  /** How far one sees in it by day, in the weather of the moment: `8"`, "table". */
  readonly sightDay: string
  readonly sightNight: string
  /** The part of a move that is left on foot: "half". */
  readonly foot: string
  /** "cover, concealment" */
  readonly gives: string
  /** What no figure tells: `Edge 4": in cover, sees out and is seen; 4" in: unseen from outside`. */
  readonly rules: readonly string[]
}

/** @returns the figures of a sector in words, as they are said at the table. */
export function groundFigures(asked: GroundAsked): GroundFigures {
  const { rules, sector } = asked
  const { sightDay, sightNight } = sightsIn(asked)
  const foot = [
    moveIn(asked.sector, asked.rules),
    ...partsOf(asked).flatMap(({ name, move }) => (move === '' ? [] : [`${name} ${move}`])),
  ]
  return {
    sightDay: inACell(sightDay),
    sightNight: inACell(sightNight),
    foot: inParts(foot.join(', ')),
    rules: rulesIn(asked),
    gives: [given('cover', sector, rules), given('concealment', sector, rules)]
      .filter((text) => text !== '')
      .join(', '),
  }
}

/**
 * @returns the same for the box of a sector on paper: factors and inches; then a line for each thing that lies on a part of it.
 */
export function groundEffects(asked: GroundAsked): {
  readonly all: readonly Effect[]
  readonly parts: readonly Effect[]
} {
  const { rules, sector } = asked
  const { sightDay, sightNight } = sightsIn(asked)
  const distance = effectOf(sector.ground, 'edge distance', rules)
  const { edge, deeper, special } = groundRulesOf(sector.ground, rules)
  const isCrest = distance.startsWith('crest')
  const all = [
    { label: 'Move', value: factor(moveIn(asked.sector, asked.rules)) },
    { label: 'sight', value: sightWords(sightDay, sightNight) },
    // Of dunes the rule of their crest says it.
    { label: 'cover', value: isCrest ? '' : effectOf(sector.ground, 'ground: cover', rules) },
    { label: 'concealment', value: effectOf(sector.ground, 'ground: concealment', rules) },
  ]
  const own = [
    {
      label: isCrest ? 'Dunes' : `Edge ${distance}`,
      value: inThisAir(asked, [edge, deeper].filter((text) => text !== '').join('; ')),
    },
    { label: '', value: inThisAir(asked, capital(special)) },
  ]
  return {
    all: all.filter(({ value }) => value !== ''),
    parts: [
      ...own.filter(({ value }) => value !== ''),
      ...partsOf(asked).map(({ label, move, more }) => ({
        label: capital(label),
        // What counts by depth follows.
        value: [move === '' || move === byDepth ? '' : factor(move), ...more].filter((text) => text !== '').join('; '),
      })),
    ],
  }
}

/** The same lines as on paper, but for those that are all figures. */
function rulesIn(asked: GroundAsked): string[] {
  const own = groundEffects(asked).parts.filter(({ label }) => !label.endsWith(' wide'))
  return own.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`))
}

function sightsIn({ state, rules, sector, weather }: GroundAsked): Pick<GroundFigures, 'sightDay' | 'sightNight'> {
  const sight = (light: 'day' | 'night') => sightInSector(sector, airOf(state, light, weather), rules).words
  return { sightDay: sight('day'), sightNight: sight('night') }
}

/** "24", night 12""; the whole table in its inches, so that it can be measured against weapons (ruling to FNG p. 44). */
function sightWords(day: string, night: string): string {
  const inches = (sight: string) => sight.replace(wholeTable, `${wholeTable} (60" x 36")`)
  return day === night ? `${inches(day)}, night too` : `${inches(day)}, night ${inches(night)}`
}

const wholeTable = 'whole table'

/** A rule of a ground with what light and weather leave of the sights in it. */
const inThisAir = ({ state, weather }: GroundAsked, rule: string): string =>
  sightsInRule(rule, (light) => airOf(state, light, weather))

/** Of a river: its depth is rolled where it is crossed (FNG p. 49). */
const byDepth = 'by depth'

/** A narrow column has room for "table". */
const inACell = (sight: string): string => sight.replace(wholeTable, 'table')

/** "x 0.5", "x 0.75 uphill only", "by depth". */
const factor = (text: string): string => (/^\d/.test(text) ? `x ${text}` : text)

const parts: Readonly<Record<string, string>> = {
  '0': 'none',
  '0.25': 'quarter',
  '0.5': 'half',
  '0.75': 'three quarters',
  '1': 'full',
}

const inParts = (text: string): string => text.replace(/\b\d(?:\.\d+)?\b/g, (number) => parts[number] ?? number)

/** "cover", "cover in the water and on the bank", "cover: dike only". */
function given(what: 'cover' | 'concealment', { ground }: MapSector, rules: Rules): string {
  const { given, where } = shelterOf(ground, what, rules)
  if (given === 'none') return ''
  return given === 'part' ? `${what}: ${where}` : `${what} ${where}`.trim()
}

/** A word before a figure: "Move", "x 0.5". */
export interface Effect {
  readonly label: string
  readonly value: string
}
