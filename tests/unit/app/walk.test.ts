import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import type { D6 } from '../../../src/main/engine/answers.ts'
import { doStep, entriesOf, expectSound, playedCampaign, rowsOf, stepOf, testProgram } from '../../support/program.ts'
import { violations } from '../../support/invariants.ts'

/** What a player might do next; numbers pick an entry and a face. */
type Move =
  | { readonly kind: 'step'; readonly times: number }
  | { readonly kind: 'undo' | 'redo'; readonly times: number }
  | { readonly kind: 'amend'; readonly where: number; readonly face: D6 }

const times = fc.integer({ min: 1, max: 12 })
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('step' as const), times }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), times }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('amend' as const),
      where: fc.nat(),
      face: fc.constantFrom<D6[]>(1, 2, 3, 4, 5, 6),
    }),
  },
)

async function steps(api: Api, campaign: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const next = stepOf(await api('fng.turn', { campaign }), 2)
    if (next === null) return
    await doStep(api, campaign, next, { dice: 'program', seed: 2 })
  }
}

/** Puts one face on every die of the first throw of some entry. */
async function amend(api: Api, campaign: string, { where, face }: Extract<Move, { kind: 'amend' }>): Promise<void> {
  const entries = (await entriesOf(api, campaign)).filter(({ answers }) => answers.some(({ kind }) => kind === 'dice'))
  if (entries.length === 0) return
  const entry = entries[where % entries.length]!
  const answer = entry.answers.find((one) => one.kind === 'dice')!
  const faces = answer.faces.map(() => face)
  const wish = { campaign, entry: entry.id, answers: [{ depth: entry.depth, answer: { ...answer, faces } }] }
  const preview = await api('journal.preview', wish)
  expect(await api('journal.amend', wish)).toMatchObject(preview)
}

async function make(api: Api, campaign: string, { kind, ...rest }: Move): Promise<void> {
  if (kind === 'amend') return amend(api, campaign, { kind, ...rest } as Extract<Move, { kind: 'amend' }>)
  const { times } = rest as { times: number }
  if (kind === 'step') return steps(api, campaign, times)
  for (let i = 0; i < times; i++) await api(`journal.${kind}`, { campaign })
}

it('whatever is done, undone, redone and amended: the file is sound, the journal replays, the rules hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 8 }), async (moves) => {
      const made = testProgram()
      const { api, folder } = made
      const campaign = await playedCampaign(folder)
      for (const each of moves) {
        await make(api, campaign, each)
        const rows = rowsOf(folder, campaign)
        if (rows.tour.length > 0) expect(violations(rows)).toEqual([])
      }
      await expectSound(api, campaign)
      expect(made.logged).toEqual([])
    }),
    { numRuns: 10 },
  )
})
