import { expect, it } from 'vitest'
import type { SlipDice, SlipThrowView, SlipView } from '../../../src/contract/slip.ts'
import { atPhase, entriesOf, mustered, playOn, refusal, testProgram } from '../../support/program.ts'

/** Seed 2 has its first contact in the second half-month. */
async function standingAt(phase: string) {
  const program = testProgram()
  const campaign = await mustered(program.api, 2)
  await playOn(program.api, campaign, { dice: 'program', seed: 2 }, atPhase(phase))
  const slip = await program.api('slip.foresee', { campaign })
  return { ...program, campaign, throws: throwsOf(slip) }
}
const throwsOf = (slip: SlipView) => slip.phases.flatMap((phase) => phase.throws)
const lying = ({ step, subject, rank, table, why, count }: SlipThrowView, face: number): SlipDice => ({
  ...{ step, subject, rank, table, why, row: null },
  faces: Array.from({ length: count }, () => face),
})

it('tells what the dice on the slip come to so far, and writes nothing', async () => {
  const { api, campaign, throws } = await standingAt('area')
  const before = await entriesOf(api, campaign)
  const none = await api('slip.try', { campaign, throws: [] })
  const slip = throws.map((each) => lying(each, 3))
  const tried = await api('slip.try', { campaign, throws: slip })
  expect(await entriesOf(api, campaign)).toEqual(before)
  expect(tried).toMatchObject({ sealed: false, refused: null })
  expect(tried.lines.length).toBeGreaterThan(0)
  // Three dice alike are a tie: they are thrown again, and that no die of the slip answers.
  expect(none.lines).toEqual([])

  const played = await api('slip.play', { campaign, throws: slip })
  const said = [...played.played.flatMap(({ lines }) => lines), ...(played.question?.lines ?? [])].map(
    ({ text }) => text,
  )
  expect(said).toEqual(tried.lines)
})

it('rolls one die of a throw ahead as the program would roll all of the slip', async () => {
  const { api, campaign, throws } = await standingAt('area')
  const [first] = throws as [SlipThrowView]
  const at = { step: first.step, subject: first.subject, rank: first.rank }
  const dice = Array.from({ length: first.count }, (_, die) => die)
  const faces = await Promise.all(dice.map((die) => api('slip.rollDie', { campaign, throws: [], at, die })))
  expect((await refusal(api('slip.rollDie', { campaign, throws: [], at, die: first.count }))).code).toBe('not-now')
  const { played } = await api('slip.play', { campaign, dice: 'program' })
  expect(played[0]!.answers[0]).toMatchObject({ kind: 'dice', faces })
})

it('tells nothing on an empty slip, and refuses where nothing goes on by itself', async () => {
  const { api, campaign } = await standingAt('area')
  expect(await api('slip.try', { campaign, throws: [] })).toMatchObject({ lines: [], head: null, refused: null })
})
