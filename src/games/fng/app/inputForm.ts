import type { InputField, InputOption } from '../../../contract/amend.ts'
import { missionOf, squadName } from '../rules/people.ts'
import type { FngState } from '../rules/state.ts'
import { everyoneHere, mayJoin } from '../rules/steps/setup/whoGoes.ts'
import { areaNames, corpsNames } from '../rules/words.ts'
import { areasOf } from '../rules/steps/setup/areas.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { switchNamed } from '../rules/house/switches.ts'
import { namesForm, overrideForm, resetForm, setForm } from './house/houseInput.ts'
import { nameOf } from '../rules/naming.ts'
import { reportForm, type InputForm } from './reportInputForm.ts'

type Maker = (state: FngState, input: never) => InputForm

const options = (words: Readonly<Record<string, string>>): InputOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const only = (input: unknown, fields: readonly InputField[]): InputForm => ({
  input,
  fields,
  extra: null,
  elsewhere: null,
})
const number = (path: InputField['path'], label: string, min: number, max: number): InputField => ({
  kind: 'number',
  path,
  label,
  min,
  max,
  group: null,
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
  setNames: (_, input) => ({ ...namesForm(input), extra: null }),
  takePack: (_, input) => ({ ...setForm(input), extra: null }),
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
