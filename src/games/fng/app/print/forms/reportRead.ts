import type { BoxRead } from '../../../../../contract/print.ts'
import type { Written } from '../../../../../main/sheets/forms/filled.ts'
import { asksMan, whyNot } from '../../../contract/reportAsks.ts'
import { rulesOf } from '../../../rules/house/rulesOf.ts'
import { briefNameOf } from '../../../rules/naming.ts'
import { reportBoxes, type ManBox, type MissionBox } from '../../../rules/reportBoxes.ts'
import type { FngState, Mission } from '../../../rules/state.ts'
import type { Goer } from '../../../sheets/briefing/briefingModel.ts'
import { kindField, manField, missionField, pointFields, pointRows } from '../../../sheets/reportForm/fields.ts'
import { reportFormModel } from '../../../sheets/reportForm/reportForm.ts'
import { namedRows } from './namedRows.ts'
import { BoxReader, type BoxHead, type Taken } from './boxReader.ts'

/**
 * @param mission whose report is asked for now.
 * @param written what stands in the boxes of its form, by their names.
 * @returns all that was written, in the order of the form; names that were written first.
 */
export function reportRead(
  state: FngState,
  mission: Mission,
  written: ReadonlyMap<string, Written>,
): readonly BoxRead[] {
  const model = reportFormModel(state, rulesOf(state), mission)
  const goers = model.squads.flatMap(({ men }) => men)
  const { boxes, told } = namedRows(state, goers, model.manBoxes, written)
  const reader = new BoxReader(boxes)
  const isMet = boxes.get(model.before.find(({ field }) => field === 'contacted')?.box.toString() ?? '') !== false
  for (const box of model.before) readMission(reader, box)
  for (const goer of goers) readMan(reader, model.manBoxes, goer, boxes, isMet)
  for (const box of model.after) readMission(reader, box)
  return [...told, ...reader.end((name) => strange(state, name))]
}

function readMission(reader: BoxReader, box: MissionBox): void {
  const head = headOf(missionField(box).name, box, null)
  switch (box.kind) {
    case 'tick':
      reader.tick(head, box.preset)
      break
    case 'count':
      reader.count(head, box)
      break
    case 'choice':
      reader.text(head, (typed) => chosen(box, typed, false))
      break
    case 'kinds':
      for (const choice of box.choices)
        reader.tick({ ...head, name: kindField(box, choice).name, label: `${box.label}: ${choice.label}` })
      break
    case 'points':
      for (let row = 1; row <= pointRows; row += 1) {
        const { points, why } = pointFields(box, row)
        reader.count({ ...head, name: points.name }, { least: -99, most: 99 })
        reader.text({ ...head, name: why.name, label: `${box.label}: what for` }, (value) => ({ value }))
      }
      break
    case 'text':
      reader.text(head, (value) => ({ value }))
  }
}

function readMan(
  reader: BoxReader,
  manBoxes: readonly ManBox[],
  goer: Goer,
  boxes: ReadonlyMap<string, Written>,
  contacted: boolean,
): void {
  const row = rowOf(manBoxes, goer, boxes)
  for (const box of manBoxes) {
    const { name } = manField(box, goer)
    const head = headOf(name, box, goer.name)
    const fault = asksMan(box, row, goer, { contacted })
      ? null
      : 'Not asked of him, as his row stands: it counts for nothing.'
    const taken = (value: Taken): Taken => ('value' in value ? { ...value, fault } : value)
    if (box.kind === 'tick') reader.tick(head, box.preset, fault)
    else if (box.kind === 'count') reader.count(head, box, fault)
    else reader.text(head, (typed) => taken(chosen(box, typed, goer.star)))
  }
}

/** What of a man's row decides which of its boxes are asked. */
function rowOf(manBoxes: readonly ManBox[], goer: Goer, boxes: ReadonlyMap<string, Written>) {
  const written = (field: ManBox['field']) => {
    const box = manBoxes.find((one) => one.field === field)
    return box && boxes.get(manField(box, goer).name)
  }
  const letter = written('fate')
  const fates = manBoxes.find(({ field }) => field === 'fate')?.choices ?? []
  return {
    fate: fates.find(({ key }) => key === letter)?.value ?? '',
    recovered: written('recovered') !== false,
    cheatedDeath: written('cheatedDeath') === true,
  }
}

const headOf = (name: string, { box, label }: Pick<ManBox, 'box' | 'label'>, of: string | null): BoxHead => ({
  name,
  box: String(box),
  of,
  label,
})

function chosen({ choices }: ManBox | MissionBox, typed: string, star: boolean): Taken {
  const choice = choices.find(({ key }) => key === typed.toUpperCase())
  if (choice === undefined) return { fault: 'This box has no such letter.' }
  const fault = whyNot(choice, { star })
  return fault === null ? { value: choice.value, written: choice.label } : { fault }
}

/** A box that is not on the form of today: of a man who does not go, or of another mission. */
function strange(state: FngState, name: string) {
  const [number = '', whose] = name.split('/')
  const box = reportBoxes.find((one) => String(one.box) === number)
  const man = box?.of === 'man' ? state.soldiers.find(({ id }) => String(id) === whose) : undefined
  const of = man === undefined ? null : briefNameOf(state, man)
  const fault = of === null ? 'The report of this mission has no such box.' : `${of} is not among those who went.`
  return { box: number, of, label: box?.label ?? 'An unknown box', fault }
}
