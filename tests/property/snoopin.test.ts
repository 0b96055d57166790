import { describe, expect, it } from 'vitest'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import { snoopin } from '../../src/games/snoopin/app/snoopinGame.ts'
import { words } from '../../src/games/snoopin/app/outcomeWords.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'
import { snoopinSteps } from '../../src/games/snoopin/rules/steps/snoopinSteps.ts'
import { snoopinFaults } from '../support/snoopinFaults.ts'
import { playSnoopinCampaign, playSnoopinStep, type SnoopinEntry } from '../support/snoopinGames.ts'
import { snoopinBegun } from '../support/snoopinTable.ts'

const campaigns = [
  ...[1, 2, 3, 4].map((seed) => [`twelve turns, seed ${seed}`, playSnoopinCampaign(seed)] as const),
  ...[5, 6].map((seed) => {
    const { state } = snoopinBegun({ regulars: true, length: 6 })
    return [`regulars against regulars, seed ${seed}`, playSnoopinCampaign(seed, state, 2)] as const
  }),
]

const asRows = (state: SnoopinState) => state as unknown as AnyState

describe('whole campaigns', () => {
  it('meet every step but those by which players put something right, or add to it', () => {
    const met = new Set(campaigns.flatMap(([, entries]) => entries.map(({ step }) => step)))
    const ours = [
      ...['addMan', 'moveMan', 'correctMan', 'removeMan', 'correctForce', 'correctTeam', 'rollLeadership'],
      ...['correctAsset', 'removeAsset', 'giveDevelopment', 'takeDevelopment', 'namePointMan', 'correctInsurgency'],
      ...['takeBackHit', 'correctFatigue', 'buy', 'nameMen', 'endGame', 'agreeToEnd', 'endCampaign'],
    ]
    expect(Object.keys(snoopinSteps).filter((step) => !met.has(step) && !ours.includes(step))).toEqual([])
  })

  it.each(campaigns)('%s: never come to what cannot be', (_, entries) => {
    expect(entries.length).toBeGreaterThan(100)
    for (const { step, after } of entries) expect(snoopinFaults(after), step).toEqual([])
  })

  it.each(campaigns)('%s: are what their journal replays to', (_, entries) => {
    let state: SnoopinState = entries[0]!.before
    for (const { step, input, depth, tape, lines } of entries) {
      const again = playSnoopinStep(state, { step, input }, { seed: 0, depth, answers: tape })
      expect(again.lines).toEqual(lines)
      state = again.after
    }
    expect(state).toEqual(entries.at(-1)!.after)
  })

  it.each(campaigns)('%s: undone to the start and redone to the end, pass through the same states', (_, entries) => {
    const changes = entries.map(({ before, after }) => difference(asRows(before), asRows(after)))
    let state = asRows(entries.at(-1)!.after)
    for (let i = entries.length - 1; i >= 0; i--) {
      state = applyChanges(state, changes[i]!, 'backward')
      expect(state).toEqual(entries[i]!.before)
    }
    for (let i = 0; i < entries.length; i++) {
      state = applyChanges(state, changes[i]!, 'forward')
      expect(state).toEqual(entries[i]!.after)
    }
  })

  it.each(campaigns)('%s: tell no mission before it is opened', (_, entries) => {
    for (const entry of entries) expect(leaks(entry)).toEqual([])
  })

  it.each(campaigns)('%s: the points of all turns add up to what the campaign is won by', (_, entries) => {
    const { sides, sideTurns, tour } = entries.at(-1)!.after
    const sums = sides.map(({ id }) =>
      sideTurns.filter(({ sideId }) => sideId === id).reduce((sum, one) => sum + (one.campaignPoints ?? 0), 0),
    )
    const ahead = sums[0] === sums[1] ? null : sides[sums[0]! > sums[1]! ? 0 : 1]!.id
    expect(tour).toMatchObject([{ part: 'over', winnerId: ahead }])
  })

  it.each(campaigns)('%s: every view answers wherever it stands, for whoever looks', (_, entries) => {
    for (const { after } of entries.filter((_one, i) => i % 7 === 0))
      for (const holder of [null, ...after.sides.map(({ id }) => id)])
        for (const query of Object.keys(snoopin.queries)) {
          const answer = snoopin.queries[query]!({ state: asRows(after), tour: undefined as never }, {
            holder,
          } as never)
          expect(JSON.stringify(answer)).not.toContain('undefined')
        }
  })
})

/** Open lines, and views of who does not hold it, that name a mission which was sealed before the step and is so after it. */
function leaks({ lines, before, after }: SnoopinEntry): string[] {
  const sealed = after.missions.filter(({ known }) => known === null)
  const still = sealed.filter(({ id }) => before.missions.some((one) => one.id === id) || sealed.length > 0)
  // Both sides may have the same to do, and one of them has opened it.
  const isOpen = ({ turnId, mission }: (typeof still)[number]) =>
    after.missions.some((one) => one.turnId === turnId && one.known === mission)
  const names = still.filter((one) => !isOpen(one)).map(({ mission }) => words.mission.get(mission)!.name)
  const open = lines.filter(({ secret }) => !secret).map(({ text }) => text)
  const ranked = [...open, JSON.stringify(snoopin.card(asRows(after)))]
  return ranked.filter((text) => names.some((name) => text.includes(name)))
}
