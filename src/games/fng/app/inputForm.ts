import type { AmendForm, InputField, InputOption } from '../../../contract/history.ts'
import { reportFieldsOf } from '../rules/missionRules.ts'
import { billetOf, isStar, missionOf, rosterOf, squadName } from '../rules/people.ts'
import type { FngState } from '../rules/state.ts'
import { unhurt } from '../rules/steps/aftermath/report.ts'
import { everyoneHere, mayJoin } from '../rules/steps/setup/whoGoes.ts'
import { areaNames, corpsNames, deedNames, supportNames } from '../rules/words.ts'
import { areasOf } from '../rules/steps/setup/areas.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { switchNamed } from '../rules/house/switches.ts'
import { valueInWords } from './fieldWords.ts'
import { overrideForm, resetForm, setForm } from './house/houseInput.ts'
import { nameOf } from '../rules/naming.ts'

/** What of an entry's own input can be put right in a form, and the input that the form starts from. */
export type InputForm = Pick<AmendForm, 'input' | 'fields' | 'extra' | 'elsewhere'>

type Maker = (state: FngState, input: never) => InputForm

const options = (words: Readonly<Record<string, string>>): InputOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const only = (input: unknown, fields: readonly InputField[]): InputForm => ({
  input,
  fields,
  extra: null,
  elsewhere: null,
})
const number = (
  path: InputField['path'],
  label: string,
  min = 0,
  max = 999,
  group: string | null = null,
): InputField => ({
  kind: 'number',
  path,
  label,
  min,
  max,
  group,
})
const flag = (path: InputField['path'], label: string, group: string | null = null): InputField => ({
  kind: 'flag',
  path,
  label,
  group,
})
const text = (path: InputField['path'], label: string, max: number, long = false): InputField => ({
  kind: 'text',
  path,
  label,
  max,
  long,
  group: null,
})

/**
 * Steps whose input means the same whatever it is changed to: numbers, reasons, places, who goes. Those that make the
 * platoon, or name a man to be moved, are undone and done again instead.
 */
const makers: Readonly<Record<string, Maker>> = {
  rollArea: (state, input) => {
    const areas = areasOf(missionOf(state).corps, rulesOf(state)).map((value) => ({ value, label: areaNames[value] }))
    return only(input, [
      {
        kind: 'choice',
        path: ['area'],
        label: 'Area',
        group: null,
        options: [{ value: null, label: 'rolled, not named' }, ...areas],
      },
    ])
  },
  moveUnit: (_, input) =>
    only(input, [{ kind: 'choice', path: ['corps'], label: 'Corps', group: null, options: options(corpsNames) }]),
  chooseParty: partyForm,
  report: reportForm,
  adjustPoints: (_, input) => only(input, [number(['points'], 'Points', -99, 99), text(['reason'], 'Reason', 200)]),
  correctSoldier: (_, input) => only(input, [text(['reason'], 'Reason', 200)]),
  correctBillet: (_, input) => only(input, [text(['reason'], 'Reason', 200)]),
  renameSoldier: (_, input) =>
    only(input, [text(['firstName'], 'First name', 60), text(['lastName'], 'Last name', 60)]),
  writeNote: (_, input) => only(input, [text(['text'], 'Note', 20000, true)]),
  setSwitch: switchForm,
  overrideTable: (_, input) => ({ ...overrideForm(input), extra: null }),
  resetTable: (_, input) => ({ ...resetForm(input), extra: null }),
  applyHouseRules: (_, input) => ({ ...setForm(input), extra: null }),
  changeCaption: (_, input) => only(input, [text(['caption'], 'Caption', 300)]),
}

/**
 * @param state as it was before the entry.
 * @returns the form; without fields where the step's input is not one to be changed.
 */
export function inputForm(state: FngState, step: string, input: unknown): InputForm {
  const maker = Object.hasOwn(makers, step) ? makers[step]! : null
  return maker === null ? only(input, []) : maker(state, input as never)
}

function partyForm(state: FngState, input: { readonly squads: readonly number[] }): InputForm {
  const here = everyoneHere(state)
  const squads = [...new Set(here.map(({ billet }) => billet.squad))]
  const joining = new Set(mayJoin(state, input.squads).map(({ soldier }) => soldier.id))
  return only(input, [
    {
      kind: 'many',
      path: ['squads'],
      label: 'Squads that go',
      group: null,
      options: squads.map((value) => ({ value, label: squadName(value) })),
    },
    {
      kind: 'many',
      path: ['stayBehind'],
      label: 'Men who stay behind',
      group: null,
      options: here
        .filter(({ billet, soldier }) => input.squads.includes(billet.squad) || joining.has(soldier.id))
        .map(({ soldier }) => ({ value: soldier.id, label: nameOf(state, soldier) })),
    },
  ])
}

/** What a switch was put to; which switch it was stays. */
function switchForm(_: FngState, input: { readonly name: string }): InputForm {
  const { title, options: answers } = switchNamed(input.name)
  return only(input, [{ kind: 'choice', path: ['value'], label: title, group: null, options: [...answers] }])
}

interface ReportInput {
  readonly men: readonly { readonly soldierId: number }[]
}

const wholeMission = [
  ['capturedUnharmed', 'Enemies taken unharmed'],
  ['capturedWounded', 'Enemies taken wounded'],
  ['woundedLeft', 'Our wounded left behind'],
  ['civiliansDetained', 'Civilians detained'],
  ['pefsRevealed', 'PEFs revealed'],
  ['pcsRevealed', 'PCs revealed'],
  ['sectorsPatrolled', 'Sectors patrolled'],
  ['civilianCasualties', 'Civilian casualties'],
  ['otherKillsConfirmed', 'Other kills, confirmed'],
  ['otherKillsUnconfirmed', 'Other kills, unconfirmed'],
  ['otherKillsToRoll', 'Other kills, to roll'],
] as const

/** The whole report: the mission's own numbers, then every man who went, also those of whom nothing was reported. */
function reportForm(state: FngState, input: ReportInput): InputForm {
  const named = new Set(input.men.map(({ soldierId }) => soldierId))
  const mission = missionOf(state)
  const party = state.party.filter((member) => member.missionId === mission.id)
  const inOrder = rosterOf(state).map(({ id }) => id)
  const others = party.filter(({ soldierId }) => !named.has(soldierId)).map(({ soldierId }) => ({ ...fine, soldierId }))
  // Boxes that a report of an older version did not have hold what stood for nothing.
  const men = [...input.men.map((man) => ({ ...fine, ...man })), ...others]
  const asked = reportFieldsOf(mission) as readonly string[]
  const ofMission: InputField[] = [
    flag(['contacted'], 'The enemy was met'),
    ...wholeMission
      .filter(([field]) => asked.includes(field))
      .map(([field, label]) => number([field], label, 0, field === 'sectorsPatrolled' ? 6 : 999)),
    ...(asked.includes('leftTableInTime') ? [flag(['leftTableInTime'], 'Left the table in time')] : []),
    ...(asked.includes('allPcsAndOff') ? [flag(['allPcsAndOff'], 'Found all PCs and got off the table')] : []),
    ...(asked.includes('task') ? [taskField] : []),
    { kind: 'many', path: ['onDemand'], label: 'Called On Demand', group: null, options: options(supportNames) },
    { kind: 'many', path: ['readyUnused'], label: 'Ready, not used', group: null, options: options(supportNames) },
    text(['notes'], 'Notes', 20000, true),
  ]
  const ofMen = men
    .map((man, index) => ({ ...man, index }))
    .sort((a, b) => inOrder.indexOf(a.soldierId) - inOrder.indexOf(b.soldierId))
    .flatMap(({ soldierId, index }) => manFields(state, soldierId, index))
  return {
    input: { ...input, men },
    fields: [...ofMission, ...ofMen],
    extra: { path: ['men'], from: input.men.length },
    elsewhere: null,
  }
}

const taskField: InputField = {
  kind: 'choice',
  path: ['task'],
  label: 'The task',
  group: null,
  options: options({ completed: 'completed', failed: 'failed', neither: 'neither' }),
}

/** A man of whom nothing was reported, as the report would name him. */
const fine = { ...unhurt, killsToRoll: 0 }

const fates = ['fine', 'retired', 'outOfTheFight', 'obviouslyDead', 'missing', 'captured']
const evacuations = ['none', 'foot', 'medevac']

function manFields(state: FngState, soldierId: number, index: number): InputField[] {
  const man = state.soldiers.find(({ id }) => id === soldierId)
  if (!man) return []
  const group = `${nameOf(state, man)}${billetOf(state, soldierId)?.attachment ? ', attached' : ''}`
  const at = (field: string): InputField['path'] => ['men', index, field]
  const words = (field: string, all: readonly string[]): InputOption[] =>
    all.map((value) => ({ value, label: valueInWords(state, field, value) ?? value }))
  return [
    { kind: 'choice', path: at('fate'), label: 'Fate', group, options: words('fate', fates) },
    flag(at('recovered'), 'Brought in', group),
    { kind: 'choice', path: at('evacuation'), label: 'Evacuation', group, options: words('evacuation', evacuations) },
    flag(at('burned'), 'Burned', group),
    flag(at('wasOut'), 'Was Out of the Fight', group),
    flag(at('retired'), 'Had retired', group),
    ...(isStar(state, soldierId) ? [flag(at('cheatedDeath'), 'Cheated death', group)] : []),
    number(at('killsConfirmed'), 'Kills, confirmed', 0, 99, group),
    number(at('killsUnconfirmed'), 'Kills, unconfirmed', 0, 99, group),
    number(at('killsToRoll'), 'Kills, to roll', 0, 99, group),
    {
      kind: 'choice',
      path: at('deed'),
      label: 'Deed',
      group,
      options: [{ value: null, label: 'none' }, ...options(deedNames)],
    },
    { kind: 'text', path: at('deedWords'), label: 'What another deed was', group, max: 120, long: false },
  ]
}
