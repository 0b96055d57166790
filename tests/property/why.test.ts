import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LineView } from '../../src/contract/journal.ts'
import { atPhase, doStep, mustered, playOn, rowsOf, stepOf, testProgram } from '../support/program.ts'

/** What a player names himself, for or against him. */
const named = fc.record({
  points: fc.integer({ min: -9, max: 9 }),
  reason: fc.constantFrom('The chopper', 'Of other units 1 wounded'),
})
const battles = fc.array(fc.array(named, { maxLength: 3 }), { minLength: 2, maxLength: 2 })

/** What an item of the points came to: "2 x -4, each own man wounded: -8." */
const pointsOf = ({ text }: LineView): number => Number(/: ([+-]?\d+)\.$/.exec(text)?.[1] ?? NaN)

it('the items behind victory points add up to them, those that a player named as well', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 500 }), battles, async (seed, own) => {
      const { api, folder } = testProgram()
      const campaign = await mustered(api, seed)
      for (const otherPoints of own) {
        await playOn(api, campaign, { dice: 'program', seed }, atPhase('battle'))
        const turn = await api('fng.turn', { campaign })
        if (turn.now !== 'battle') return
        const next = stepOf(turn, seed)!
        const input = { ...(next.input as object), otherPoints }
        await doStep(api, campaign, { ...next, input }, { dice: 'program', seed })
        await playOn(
          api,
          campaign,
          { dice: 'program', seed },
          ({ now }) => now !== 'recovery' && now !== 'victoryPoints',
        )
      }
      for (const { id, victoryPoints } of rowsOf(folder, campaign).missions) {
        if (victoryPoints === null) continue
        const { links } = await api('journal.why', { campaign, collection: 'missions', id, field: 'victoryPoints' })
        const counted = links.find(({ change }) => change?.after === String(victoryPoints))!
        const [sum, ...items] = counted.lines.toReversed()
        expect(pointsOf(sum!)).toBe(victoryPoints)
        expect(items.reduce((total, item) => total + pointsOf(item), 0)).toBe(victoryPoints)
      }
    }),
    { numRuns: 4 },
  )
})
