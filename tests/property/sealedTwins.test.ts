import { describe, expect, it } from 'vitest'
import type { BookgunState } from '../../src/games/bookgun/rules/state.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'
import { picksOf } from '../support/randomForms.ts'
import { papersAgree, previewsAgree, searchesAgree, twinsOf, type Twins } from '../support/sealedTwins.ts'

/** What the first of them does next by itself, and who takes it; of what is made up nothing is told to the other. */
async function nextOf({ all: [{ api, campaign }] }: Twins, seed: number) {
  const { holder, next } = await api('campaign.autoplay', { campaign, seed })
  if (holder === null) return { holder, next }
  return api('campaign.autoplay', { campaign, seed, holder })
}

describe.each([1, 2])('seed %i: of two campaigns that differ in what is sealed', (seed) => {
  it('no amendment of The Book and The Gun tells which it is', async () => {
    const twins = await twinsOf('bookgun', seed)
    const { all, take } = twins
    const pick = picksOf(seed)
    for (;;) {
      const { holder, next } = await nextOf(twins, seed)
      if (next?.procedure === 'bookgun.conceal') break
      expect(await take(next!.procedure, next!.input, { holder })).toBe(true)
    }
    const { sides, units } = all[0].state() as unknown as BookgunState
    const sami = sides.find(({ kind }) => kind === 'insurgents')!.id
    const unit = (name: string) => units.find((one) => one.name === name)!.id
    const markers = (...under: readonly (string | null)[]) => ({
      side: sami,
      markers: under.map((name, i) => ({ unit: name && unit(name), place: name ? `in ${name}’s well ${i}` : '' })),
    })
    const sealed = { holder: sami, apart: true } as const
    const hidden = [markers('Cell 3', null, 'Cell 4'), markers('Cell 4', 'Cell 3', null)]
    expect(await take('bookgun.conceal', hidden, sealed)).toBe(true)
    const leaders = ['Cell 4', 'Group leader'].map((name) => ({ side: sami, unit: unit(name) }))
    expect(await take('bookgun.nameCommander', leaders, sealed)).toBe(true)
    await papersAgree(twins)
    await searchesAgree(twins)
    let ready = await previewsAgree(twins, pick, 40)
    expect(await take('bookgun.startPlay', {})).toBe(true)
    let steps = 0
    for (; steps < 60; steps++) {
      const { holder, next } = await nextOf(twins, seed)
      if (!next || !(await take(next.procedure, next.input, { holder }))) break
    }
    expect(steps, 'a game is played').toBeGreaterThan(20)
    await Promise.all([papersAgree(twins), searchesAgree(twins)])
    ready += await previewsAgree(twins, pick, 60)
    expect(ready).toBeGreaterThan(5)
    expect(twins.asked(), 'friends are asked for dice').toBeGreaterThan(5)
  })

  it('no amendment of Snoopin’ & Poopin’ tells which it is', async () => {
    for (const ranksSealed of [false, true]) {
      const twins = await twinsOf('snoopin', seed)
      const { all, take } = twins
      const pick = picksOf(seed)
      await take('snoopin.beginCampaign', {
        ...{ title: 'Que Son', kind: 'free', setting: '', length: 6, coop: false, blockingInches: 6, ranksSealed },
        sides: [
          { name: 'Kilo', kind: 'regulars', player: 'Ellis' },
          { name: 'The cells', kind: 'insurgents', player: 'Marek' },
        ],
      })
      const state = () => all[0].state() as unknown as SnoopinState
      let [ready, isTold, began] = [0, false, false]
      for (let steps = 0; steps < 90; steps++) {
        const { holder, next } = await nextOf(twins, seed)
        if (!next) break
        if (ranksSealed && !isTold && next.procedure === 'snoopin.beginTurn') {
          isTold = true
          const [ellis] = state().sides
          const [first, second, third] = state().teams
          const own = { holder: ellis!.id, apart: true } as const
          const given = [
            { team: first!.id, kind: 'special', key: 'alleyDogs' },
            { team: third!.id, kind: 'special', key: 'hard' },
          ]
          expect(await take('snoopin.giveDevelopment', given, own)).toBe(true)
          // One of them acts at the start of a game, the other does not.
          const acting = ['bushmasters', 'cowboys'].map((key) => ({ team: second!.id, kind: 'special', key }))
          expect(await take('snoopin.giveDevelopment', acting, own)).toBe(true)
        }
        const isMission = !ranksSealed && next.procedure === 'snoopin.drawMission'
        const faces = isMission ? ([[1], [4]] as const) : ([next.faces, next.faces] as const)
        began ||= next.procedure === 'snoopin.endGameTurn'
        if (!(await take(next.procedure, next.input, { holder, faces }))) break
        if (steps === 44) await Promise.all([papersAgree(twins), searchesAgree(twins)])
        if (steps % 15 === 14) ready += await previewsAgree(twins, pick, 15)
      }
      expect(began, 'a game begins').toBe(true)
      expect(ready).toBeGreaterThan(ranksSealed ? 2 : 5)
      if (ranksSealed) expect(twins.asked(), 'friends are asked for dice').toBeGreaterThan(2)
    }
  })
})
