import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoxRead } from '../../../../../../src/contract/print.ts'
import { formRead } from '../../../../../../src/games/fng/app/print/forms/formRead.ts'
import { reportRead } from '../../../../../../src/games/fng/app/print/forms/reportRead.ts'
import { reportBoxes, type MissionBox } from '../../../../../../src/games/fng/rules/reportBoxes.ts'
import { reportFormModel } from '../../../../../../src/games/fng/sheets/reportForm/reportForm.ts'
import { reportFormSheet } from '../../../../../../src/games/fng/sheets/reportForm/reportFormSheet.ts'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { isPdfFault, type Written } from '../../../../../../src/main/sheets/forms/filled.ts'
import { readFields } from '../../../../../../src/main/sheets/forms/readFields.ts'
import { campaignId } from '../../../../../support/sheetSource.ts'
import { drawPdf } from '../../../../sheets/drawPdf.ts'
import { fillPdf } from '../../../../sheets/filledPdf.ts'
import { samples, withMission } from '../../../../sheets/sampleMission.ts'

const state = withMission(samples['patrol'])
const mission = state.missions.at(-1)!
const model = reportFormModel(state, bookRules, mission)
const goers = model.squads.flatMap(({ men }) => men)

/** The PDF of the form, filled in and read back. */
async function writtenInto(writing: Readonly<Record<string, Written>>): Promise<ReadonlyMap<string, Written>> {
  const pdf = await drawPdf(reportFormSheet(model, campaignId), { paper: 'letter' })
  const found = await readFields(await fillPdf(pdf, writing))
  if (isPdfFault(found)) throw new Error(found.words)
  return found[0]!.boxes
}

const number = (field: string) => reportBoxes.find((one) => one.field === field)!.box
const [star, second] = goers as [(typeof goers)[number], (typeof goers)[number]]
const read = (writing: Readonly<Record<string, Written>>): readonly BoxRead[] =>
  reportRead(state, mission, new Map(Object.entries(writing)))

describe('a report that is read out of its PDF', () => {
  it('tells nothing of a form that nobody has written on', async () => {
    expect(reportRead(state, mission, await writtenInto({}))).toEqual([])
  })

  it('tells each box by its number, whose it is, what it means, and what was written', async () => {
    const writing = {
      [`${number('fate')}/${second.soldierId}`]: 'O',
      [`${number('recovered')}/${second.soldierId}`]: false,
      [`${number('killsConfirmed')}/${star.soldierId}`]: ' 2 ',
      [`${number('onDemand')}/A`]: true,
      [String(number('notes'))]: 'Giữ chỗ cạn',
    }
    const boxes = await writtenInto(writing)
    const told = formRead({ state, code: model.code, boxes, slip: () => ({ boxes: [] }) }).boxes
    expect(told.map(({ box, of, label, written, value, fault }) => [box, of, label, written, value, fault])).toEqual([
      [String(number('killsConfirmed')), star.name, 'Kills confirmed', '2', 2, null],
      [String(number('fate')), second.name, 'Fate', 'Out of the Fight', 'outOfTheFight', null],
      [String(number('recovered')), second.name, 'Recovered', 'not ticked', false, null],
      [String(number('onDemand')), null, 'Support called On Demand: Artillery and mortars', 'ticked', true, null],
      [String(number('notes')), null, 'Notes for the journal', 'Giữ chỗ cạn', 'Giữ chỗ cạn', null],
    ])
  })

  it('says what does not fit a box, and fills nothing in there', () => {
    const kills = number('killsConfirmed')
    expect(
      read({
        [`${kills}/${star.soldierId}`]: 'two',
        [`${kills}/${second.soldierId}`]: '1000',
        [String(number('sectorsPatrolled'))]: '7',
        [`${number('otherPoints')}/1`]: '-100',
        [`${number('fate')}/${star.soldierId}`]: 'M',
        [`${number('fate')}/${second.soldierId}`]: 'X',
      }).map(({ written, value, fault }) => [written, value, fault]),
    ).toEqual([
      ['M', null, 'The Star is always recovered by his own side: retired, or Out of the Fight.'],
      ['two', null, 'This is no number from 0 to 999.'],
      ['X', null, 'This box has no such letter.'],
      ['1000', null, 'This is no number from 0 to 999.'],
      ['7', null, 'This is no number from 0 to 6.'],
      ['-100', null, 'This is no number from -99 to 99.'],
    ])
  })

  it('says what counts for nothing as the row stands', () => {
    const told = read({ [`${number('burned')}/${second.soldierId}`]: true })
    expect(told).toMatchObject([
      { written: 'ticked', value: true, fault: expect.stringContaining('Not asked') as string },
    ])
  })

  it('names a man who does not go, one who never was, and a box of another mission', () => {
    const stays = state.soldiers.find(({ id }) => goers.every(({ soldierId }) => soldierId !== id))!
    const told = read({
      [`${number('fate')}/${stays.id}`]: 'D',
      [`${number('recovered')}/${stays.id}`]: true,
      [`${number('killsToRoll')}/${stays.id}`]: '',
      '2/999999': 'F',
      [String(number('pcsRevealed'))]: '3',
      '77': '1',
    })
    const alien = 'The report of this mission has no such box.'
    const gone = expect.stringMatching(new RegExp(`${stays.lastName}.* is not among those who went`)) as string
    expect(told.map(({ box, value, fault }) => [box, value, fault])).toEqual([
      [String(number('pcsRevealed')), null, alien],
      ['77', null, alien],
      [String(number('fate')), null, gone],
      ['2', null, alien],
    ])
  })
})

const words = fc
  .string({ unit: fc.constantFrom(...Array.from('abc đĐắễựỹćąłŻśź()\\½')), minLength: 1, maxLength: 30 })
  .map((text) => `x${text.normalize('NFC').trim()}`)

/** What a hand writes into a box, and what the form on the screen holds where the same was said there. */
interface Said {
  readonly name: string
  readonly written: Written
  readonly value: BoxRead['value']
}
const figure = (name: string, least: number, most: number): fc.Arbitrary<Said> =>
  fc.integer({ min: least, max: most }).map((value) => ({ name, written: String(value), value }))
const tick = (name: string, preset = false): fc.Arbitrary<Said> =>
  fc.constant({ name, written: !preset, value: !preset })
const typed = (name: string): fc.Arbitrary<Said> => words.map((value) => ({ name, written: value, value }))
const ring = (name: string, choices: MissionBox['choices']): fc.Arbitrary<Said> =>
  fc.constantFrom(...choices).map(({ key, value }) => ({ name, written: key, value }))

const ofMission = ({ box, kind, choices, most, preset }: MissionBox): fc.Arbitrary<Said>[] => {
  const name = String(box)
  if (kind === 'tick') return [tick(name, preset)]
  if (kind === 'count') return [figure(name, 0, most)]
  if (kind === 'choice') return [ring(name, choices)]
  if (kind === 'kinds') return choices.map(({ key }) => tick(`${name}/${key}`))
  if (kind === 'text') return [typed(name)]
  return [1, 2].flatMap((row) => [figure(`${name}/${row}`, -99, 99), typed(`${name}/${row} why`)])
}
const ofMan = ({ soldierId, star: isStar }: (typeof goers)[number]): fc.Arbitrary<Said>[] =>
  model.manBoxes.flatMap(({ box, kind, choices, most, preset, asked }) => {
    const name = `${box}/${soldierId}`
    if (asked.star !== undefined && asked.star !== isStar) return []
    if (kind === 'tick') return [tick(name, preset)]
    const open = choices.filter(({ notStar }) => !(isStar && notStar))
    return [kind === 'count' ? figure(name, 0, most) : ring(name, open)]
  })
/** Any of the boxes written in, the others left as they are in print. */
const anyReport = fc
  .tuple(
    ...[...model.before.flatMap(ofMission), ...goers.flatMap(ofMan), ...model.after.flatMap(ofMission)].map((said) =>
      fc.option(said),
    ),
  )
  .map((all) => all.filter((said) => said !== null))

it('says of whatever is written into the PDF what the form on the screen holds where it is typed there', async () => {
  await fc.assert(
    fc.asyncProperty(anyReport, async (said) => {
      const writing = Object.fromEntries(said.map(({ name, written }) => [name, written]))
      const told = reportRead(state, mission, await writtenInto(writing))
      expect(told.map(({ name, value }) => [name, value])).toEqual(said.map(({ name, value }) => [name, value]))
    }),
    { numRuns: 12 },
  )
})
