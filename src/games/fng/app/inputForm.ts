import type { InputField, InputOption } from '../../../contract/inputField.ts'
import { missionOf, squadName } from '../rules/people.ts'
import type { FngState } from '../rules/state.ts'
import { everyoneHere, mayJoin } from '../rules/steps/setup/whoGoes.ts'
import { areaNames, corpsNames } from '../rules/words.ts'
import { areasOf } from '../rules/steps/setup/areas.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { switchNamed } from '../rules/house/switches.ts'
import { namesForm, overrideForm, resetForm, ownTableForm, setForm } from './house/houseInput.ts'
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
const why = (_: FngState, input: unknown): InputForm =>
  only(input, [{ kind: 'text', path: ['reason'], label: 'Reason', max: 200, long: false, group: null }])

/**
 * Steps not made of fields whose input means the same whatever it is changed to: reasons, places, who goes. Those that
 * make the platoon are undone and done again instead.
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
  correctSoldier: why,
  correctBillet: why,
  setSwitch: switchForm,
  overrideTable: (_, input) => ({ ...overrideForm(input), extra: null }),
  resetTable: (_, input) => ({ ...resetForm(input), extra: null }),
  applyHouseRules: (_, input) => ({ ...setForm(input), extra: null }),
  dropTable: (_, input) => ({ ...ownTableForm(input), extra: null }),
  writeTable: (_, input) => ({ ...ownTableForm(input), extra: null }),
  setNames: (_, input) => ({ ...namesForm(input), extra: null }),
  takePack: (_, input) => ({ ...setForm(input), extra: null }),
}

/**
 * @param state as it was before the entry.
 * @returns the form; null for a step that has none of its own.
 */
export function inputForm(state: FngState, step: string, input: unknown): InputForm | null {
  const maker = Object.hasOwn(makers, step) ? makers[step]! : null
  return maker === null ? null : maker(state, input as never)
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
