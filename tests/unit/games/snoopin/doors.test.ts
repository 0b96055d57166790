import { expect, it } from 'vitest'
import { expectSound, refusal } from '../../../support/program.ts'
import { snoopinTour, type Begun, type SnoopinTour } from '../../../support/snoopinProgram.ts'

const turns = 4
const rated = { troopQuality: 8, morale: 10, confidence: 'Confident', supply: 'Average' }

/** A second platoon of the first side, of Ruth; the squads of both come by themselves. */
async function twoPlatoons({ take, state }: SnoopinTour): Promise<void> {
  for (const [player, name] of [
    ['Ellis', '3rd Platoon'],
    ['Ruth', '1st Platoon'],
  ]) {
    const head = { officer: `Lt of ${player}`, sergeant: '', medic: `Doc of ${player}` }
    await take('addForce', { ...rated, ...head, side: state().sides[0]!.id, player, name })
  }
}

interface Campaign {
  readonly title: string
  readonly begun: Begun
  readonly proves: (tour: SnoopinTour) => Promise<void> | void
}

const campaigns: readonly Campaign[] = [
  {
    title: 'head to head each side of regulars draws its missions, and none is an insurgency',
    begun: { regulars: true },
    proves({ state }) {
      expect(state().missions).toHaveLength(2 * turns)
      expect(state().insurgencies).toEqual([])
    },
  },
  {
    title: 'two platoons of a side have momentum, orders and losses of their own, and counts that add up',
    begun: { coop: true },
    async proves({ api, campaign, state }) {
      expect(state().forces.map(({ player }) => player)).toEqual(['Ellis', 'Ruth', ''])
      for (const { id } of state().turns) expect(state().momentum.filter(({ turnId }) => turnId === id)).toHaveLength(2)
      const { forces } = await api('snoopin.forces', { campaign, holder: null })
      for (const { headCount, squads, fit, kind } of forces)
        if (kind === 'platoon') expect(squads.reduce((sum, squad) => sum + squad.fit, headCount.fit)).toBe(fit)
    },
  },
  {
    title: 'a pack tells its missions in the open, scenario after scenario',
    begun: { kind: 'pack' },
    proves({ state }) {
      expect(state().turns.map(({ scenario }) => scenario)).toEqual([1, 2, 3, 4].map((nth) => `Scenario ${nth}`))
      expect(state().missions.every(({ known }) => known !== null)).toBe(true)
    },
  },
  {
    title: 'where ranks are sealed each side develops by itself',
    begun: { regulars: true, ranksSealed: true },
    async proves({ api, campaign }) {
      const entries = await api('journal.list', { campaign, limit: 500 })
      const developed = JSON.stringify(entries).match(/combat development, (Kilo|The cells)/g) ?? []
      expect(developed).toHaveLength(2 * turns)
    },
  },
]

it.each(campaigns)('$title: four turns, replayed, undone and done again', async ({ begun, proves }) => {
  const tour = await snoopinTour(3, begun)
  if (begun.coop) await twoPlatoons(tour)
  await tour.playTo(({ tour: [one], turns: all }) => one!.part === 'start' && all.length >= turns)
  const { api, campaign, state } = tour
  expect(state().sideTurns.every(({ campaignPoints }) => campaignPoints !== null)).toBe(true)
  await proves(tour)
  await expectSound(api, campaign)
  const before: string[] = []
  for (let back = 0; back < 25; back++) {
    before.push(JSON.stringify(state()))
    await api('journal.undo', { campaign })
  }
  for (const one of before.toReversed()) {
    await api('journal.redo', { campaign })
    expect(JSON.stringify(state())).toBe(one)
  }
})

it('sealed ranks are rolled for by each player, who alone sees what came of it', async () => {
  const tour = await snoopinTour(6, { regulars: true, ranksSealed: true })
  await tour.playTo(({ tour: [one] }) => one?.part === 'development')
  const { api, campaign, take, state } = tour
  const [ellis, marek] = state().sides.map(({ id }) => id) as [number, number]
  const { conduct, next, developing } = await api('snoopin.turn', { campaign, holder: null })
  expect([next!.owner, developing]).toEqual([ellis, ellis])
  const teams = conduct
    .filter(({ side }) => side === ellis)
    .map(({ team }) => ({ team, engaged: true, wasEngaged: true, abandoned: false }))
  for (const holder of [null, marek]) {
    const { message } = await refusal(take('developTeams', { side: ellis, teams }, holder))
    expect(message).toContain('with the machine in his hands')
  }
  expect((await take('developTeams', { side: ellis, teams }, ellis, 'player')).status).toBe('wanted')
  await api('pending.cancel', { campaign, holder: ellis })
  await take('developTeams', { side: ellis, teams }, ellis)
  const after = await api('snoopin.turn', { campaign, holder: marek })
  expect(after.next).toMatchObject({ owner: marek })
  const results = after.conduct.filter(({ side }) => side === ellis).map(({ result }) => result)
  expect(results.filter((one) => one !== null && one !== 'sealed')).toEqual([])
})
