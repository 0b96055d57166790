import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { snoopin } from '../../src/games/snoopin/app/snoopinGame.ts'
import { words } from '../../src/games/snoopin/app/outcomeWords.ts'
import { snoopinQueries } from '../../src/games/snoopin/contract/queries.ts'
import { snoopinSteps } from '../../src/games/snoopin/rules/steps/snoopinSteps.ts'
import type { OpenTour } from '../../src/main/app/library/openTours.ts'
import { snoopinFaults } from '../support/snoopinFaults.ts'
import { playSnoopinCampaign, playSnoopinStep, type SnoopinEntry } from '../support/snoopinGames.ts'
import { addPlatoon, snoopinBegun, snoopinMustered } from '../support/snoopinTable.ts'
import { asRows, itPlaysWholly } from '../support/wholeGames.ts'

const campaigns = [
  ...[1, 2, 3, 4].map((seed) => [`twelve turns, seed ${seed}`, playSnoopinCampaign(seed)] as const),
  ...[5, 6].map((seed) => {
    const { state } = snoopinBegun({ regulars: true, length: 6 })
    return [`regulars against regulars, seed ${seed}`, playSnoopinCampaign(seed, state, 2)] as const
  }),
  [
    'two platoons on a side, seed 7',
    playSnoopinCampaign(7, addPlatoon(snoopinMustered({ length: 6 }), 0, 'Other Platoon').state, 40),
  ] as const,
]

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

  itPlaysWholly(campaigns, playSnoopinStep, snoopinFaults)

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
          const shape: z.ZodRawShape = snoopinQueries[query as keyof typeof snoopinQueries]
          const asked = z.object(shape).parse({ holder })
          const answer = snoopin.queries[query]!({ state: asRows(after), tour }, asked as never)
          expect(JSON.stringify(answer)).not.toContain('undefined')
        }
  })
})

/** Of a tour views ask for its seed alone. */
const tour = { file: { info: () => ({ seed: 1967 }) } } as unknown as OpenTour

/** Open lines, and the card, that name a mission which is sealed. */
function leaks({ lines, after }: SnoopinEntry): string[] {
  const sealed = after.missions.filter(({ known }) => known === null)
  // Both sides may have the same to do, and one of them has opened it.
  const isOpen = ({ turnId, mission }: (typeof sealed)[number]) =>
    after.missions.some((one) => one.turnId === turnId && one.known === mission)
  const names = sealed.filter((one) => !isOpen(one)).map(({ mission }) => words.mission.get(mission)!.name)
  const open = lines.filter(({ secret }) => !secret).map(({ text }) => text)
  return [...open, JSON.stringify(snoopin.card(asRows(after)))].filter((text) =>
    names.some((name) => text.includes(name)),
  )
}
