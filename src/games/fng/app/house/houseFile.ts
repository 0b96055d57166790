import type { HouseFileView } from '../../../../contract/house.ts'
import { houseRulesFile } from '../../../../contract/houseSteps.ts'
import { RuleError } from '../../../../main/engine/errors.ts'
import type { HouseRules } from '../../rules/inputs.ts'
import { patchesIn } from '../../rules/house/rulesOf.ts'
import { inTour, switches, switchOf } from '../../rules/house/switches.ts'
import { playable, tableNamed } from '../../rules/house/tableNamed.ts'
import type { FngState } from '../../rules/state.ts'
import { mustBeAnswer } from '../../rules/steps/house/setSwitch.ts'
import { switchDifference, tableDifferences } from './houseView.ts'

/** @returns the text of a file that holds all house rules of a campaign. */
export function writeHouseFile(state: FngState, name: string): string {
  const file = { format: 'fngrules', version: 1, game: 'fng', name, ...setOf(state) }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** @returns everything that a campaign plays otherwise than the book, as one set. */
function setOf(state: FngState): HouseRules {
  return {
    tables: [...patchesIn(state.houseRows)].map(([table, patch]) => ({ table, ...patch })),
    switches: switches.flatMap(({ name, options }) => {
      const value = switchOf(state, name)
      return value === options[0].value ? [] : [{ name, value }]
    }),
  }
}

/**
 * Reads a file of house rules. Nothing is played by it yet.
 * @throws RuleError `bad-input` for what is no such file, one of a later version, or rules that cannot be played.
 */
export function readHouseFile(state: FngState, text: string): HouseFileView {
  const { name, tables, switches: put } = parsed(text)
  const patches = new Map(tables.map((each) => [each.table, playable(tableNamed(each.table), each)]))
  put.forEach(mustBeAnswer)
  const set: HouseRules = { tables: [...patches].map(([table, patch]) => ({ table, ...patch })), switches: put }
  return {
    name,
    set: set as HouseFileView['set'],
    differences: [...tableDifferences(patches), ...put.flatMap(({ name: of, value }) => switchDifference(of, value))],
    same: isSame(setOf(state), set),
  }
}

/** Who has Attributes stays as it is where a set does not say. */
function isSame(now: HouseRules, wanted: HouseRules): boolean {
  const saysWho = wanted.switches.some(({ name }) => name === inTour)
  const text = ({ tables, switches: put }: HouseRules) =>
    JSON.stringify([
      [...tables].sort((a, b) => a.table.localeCompare(b.table)),
      put
        .filter(({ name, value }) => (saysWho || name !== inTour) && switchDifference(name, value).length > 0)
        .map(({ name, value }) => `${name}=${value}`)
        .sort(),
    ])
  return text(now) === text(wanted)
}

function parsed(text: string) {
  const found = houseRulesFile.safeParse(asJson(text))
  if (found.success) return found.data
  const { path, message } = found.error.issues[0]!
  const where = path.length === 0 ? '' : ` (${path.join('.')}: ${message})`
  throw new RuleError('bad-input', `This file of house rules cannot be read${where}. Nothing was changed.`)
}

function asJson(text: string): unknown {
  const value = jsonOf(text)
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 'fngrules')
    throw new RuleError('bad-input', 'This is no file of house rules. Nothing was changed.')
  if ('version' in value && typeof value.version === 'number' && value.version > 1)
    throw new RuleError(
      'bad-input',
      'This file of house rules was written by a later version of the program. Nothing was changed.',
    )
  return value
}

/** @returns null for text that is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
