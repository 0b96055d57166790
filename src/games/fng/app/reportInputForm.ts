import type { AmendForm } from '../../../contract/amend.ts'
import type { InputField, InputOption } from '../../../contract/inputField.ts'
import { reportFieldsOf } from '../rules/missionRules.ts'
import { nameOf } from '../rules/naming.ts'
import { billetOf, isStar, missionOf, rosterOf } from '../rules/people.ts'
import { reportBoxes, type ReportBox } from '../rules/reportBoxes.ts'
import type { FngState } from '../rules/state.ts'
import { nothingOfMan } from '../rules/reportFields.ts'
import { unhurt } from '../rules/steps/aftermath/report.ts'

interface ReportInput {
  readonly men: readonly { readonly soldierId: number }[]
}

/** A man of whom nothing was reported, as the report would name him. */
const fine = { ...unhurt, ...nothingOfMan }

/** The whole report: the mission's own boxes, then every man who went, also those of whom nothing was reported. */
export function reportForm(state: FngState, input: ReportInput): InputForm {
  const named = new Set(input.men.map(({ soldierId }) => soldierId))
  const mission = missionOf(state)
  const party = state.party.filter((member) => member.missionId === mission.id)
  const inOrder = rosterOf(state).map(({ id }) => id)
  const others = party.filter(({ soldierId }) => !named.has(soldierId)).map(({ soldierId }) => ({ ...fine, soldierId }))
  // Boxes that a report of an older version did not have hold what stood for nothing.
  const men = [...input.men.map((man) => ({ ...fine, ...man })), ...others]
  const asked: readonly string[] = reportFieldsOf(mission)
  const ofMission = reportBoxes
    .filter(({ of, field }) => of === 'mission' && asked.includes(field))
    .flatMap((box) => fieldOf(box, [box.field], null))
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

function manFields(state: FngState, soldierId: number, index: number): InputField[] {
  const man = state.soldiers.find(({ id }) => id === soldierId)
  if (!man) return []
  const group = `${nameOf(state, man)}${billetOf(state, soldierId)?.attachment ? ', attached' : ''}`
  const star = isStar(state, soldierId)
  return reportBoxes.flatMap((box) => {
    if (box.of !== 'man' || (box.field === 'cheatedDeath' && !star)) return []
    const at: InputField['path'] = ['men', index, box.field]
    if (box.field !== 'deed') return fieldOf(box, at, group)
    return [
      ...fieldOf(box, at, group, [{ value: null, label: 'None' }]),
      {
        kind: 'text',
        path: ['men', index, 'deedWords'],
        label: 'What another deed was',
        group,
        max: 120,
        long: false,
      } as const,
    ]
  })
}

/** @param none options before the box's own. @returns the box as a field; none for a list of the player's own points. */
function fieldOf(
  { kind, label, choices, most }: ReportBox,
  path: InputField['path'],
  group: string | null,
  none: readonly InputOption[] = [],
): InputField[] {
  const at = { path, label, group }
  const options = [...none, ...choices.map((choice) => ({ value: choice.value, label: choice.label }))]
  switch (kind) {
    case 'choice':
      return [{ kind: 'choice', ...at, options }]
    case 'kinds':
      return [{ kind: 'many', ...at, options }]
    case 'tick':
      return [{ kind: 'flag', ...at }]
    case 'count':
      return [{ kind: 'number', ...at, min: 0, max: most }]
    case 'text':
      return [{ kind: 'text', ...at, max: 20000, long: true }]
    case 'points':
      return []
  }
}

/** What of an entry's own input can be put right in a form, and the input that the form starts from. */
export type InputForm = Pick<AmendForm, 'input' | 'fields' | 'extra' | 'elsewhere'>
