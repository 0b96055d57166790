import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { bookRules, type Step } from '../../../../../../src/main/engine/system.ts'
import { patchRow } from '../../../../../../src/main/engine/state.ts'
import { carryOut, rearm } from '../../../../../../src/games/fng/rules/rearm.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { chosen, playOn, thrown } from '../../../../../support/fngAftermath.ts'
import { testMission } from '../../../../../support/fngState.ts'
import { rolled } from './play.ts'

const at = (state: FngState, halfMonth: number) => patchRow(state, 'tour', 1, { halfMonth })
const weapons = (state: FngState) => [...new Set(state.billets.map((billet) => billet.weapon))].sort()

describe('dated weapons of an older platoon', () => {
  it('FNG p. 9: the Marines change the M-14 for the M-16 on 1 July 1968 and keep three M-14a1 a squad', () => {
    const { state } = rolled({ list: 'usmc', corps: 'i' }, 3)
    expect(rearm(at(state, 35), bookRules)).toEqual({ state: at(state, 35), lines: [], begun: [] })
    const { state: after, lines } = rearm(at(state, 36), bookRules)
    expect(weapons(after)).not.toContain('m14')
    expect(after.billets.filter((b) => b.weapon === 'm14a1')).toHaveLength(9)
    const changed = state.billets.filter((b) => b.weapon === 'm14').length
    expect(lines[0]?.text).toBe(
      `Early July 1968: M-14 7.62mm is handed in for M-16 or M-16A1 5.56mm, ${changed} places.`,
    )
    expect(lines[1]?.text).toContain('M-72 LAW')
  })

  it('FNG p. 10: ANZAC hand in SLRs and SMGs, whatever 9mm they chose', () => {
    const { state } = rolled({ list: 'anzac', corps: 'iii', weapons: { smgGunner: 'l3a1-sterling' } })
    expect(weapons(state)).toContain('l3a1-sterling')
    expect(weapons(rearm(at(state, 36), bookRules).state)).toEqual(['m16', 'm1911a1', 'm60', 'm79'])
  })

  it('FNG p. 10: the ARVN list changes on 1 January 1968, the tour with it', () => {
    const { state } = rolled({ list: 'arvn-pre-1968', weapons: { squadLeader: 'm3a1' } }, 1)
    const { state: after } = rearm(at(state, 24), bookRules)
    expect(after.tour[0]?.list).toBe('arvn-post-1968')
    expect(weapons(after)).toEqual(['m16', 'm1911a1', 'm60', 'm79'])
    expect(after.billets.find((b) => b.post === 'platoonLeader')?.weapon).toBe('m1911a1')
    expect(after.billets.map((b) => b.post)).toEqual(state.billets.map((b) => b.post))
  })

  it('ruling to p. 8: a BAR that becomes an M-60 gets an assistant out of the riflemen', () => {
    const { state } = rolled({ list: 'arvn-pre-1968', weapons: { lmgGunner: 'bar' } })
    const { state: after } = rearm(at(state, 30), bookRules)
    for (const squad of [1, 2, 3]) {
      const men = after.billets.filter((billet) => billet.squad === squad)
      const rifles = state.billets.filter((billet) => billet.squad === squad && billet.post === 'rifleman').length
      expect(men.filter((billet) => billet.post === 'lmgAssistant')).toHaveLength(Math.min(1, rifles))
      expect(men.find((billet) => billet.post === 'lmgGunner')?.weapon).toBe('m60')
    }
  })

  it.each(['usmc', 'anzac', 'arvn-pre-1968', 'us-army-infantry', 'sf-cidg'] as const)(
    '%s: twice is as good as once',
    (list) => {
      const once = rearm(at(rolled({ list }).state, 47), bookRules)
      expect(rearm(once.state, bookRules)).toEqual({ state: once.state, lines: [], begun: [] })
    },
  )

  it('leaves a platoon alone that was raised after the date', () => {
    const { state } = rolled({ list: 'usmc', corps: 'i', startHalfMonth: 36, weapons: { rifleman: 'm14' } })
    expect(rearm(at(state, 40), bookRules).state).toEqual(at(state, 40))
  })

  it('FNG p. 9: from July 1968 the Marines hand the launcher in for a rifle, and each squad rolls for LAWs, once', () => {
    const { state } = rolled({ list: 'usmc', corps: 'i' }, 3)
    const carrier = state.billets.find(({ post, squad }) => post === 'rifleman' && squad === 2)!
    const before = patchRow(at(state, 36), 'billets', carrier.id, { weapon: 'rr-90mm' })
    const laws = [1, 2, 3].map((squad) => thrown('army.usmc.equipment', squad, [squad === 2 ? 4 : 3]))
    const counts = [1, 3].map((squad) => thrown('army.usmc.equipment', squad, [5], 1))
    const { state: after, lines } = playOn(change, before, {}, [...laws, ...counts])
    expect(after.billets.find(({ id }) => id === carrier.id)?.weapon).toBe('m16')
    const given = after.equipment.filter(({ item }) => item === 'm72-law')
    expect(given.map(({ squad, quantity }) => [squad, quantity])).toEqual([
      [1, 5],
      [3, 5],
    ])
    expect(lines.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Equipment from now on: no more M-20.*LAW/),
    )
    // A rifle that comes back by hand is changed again at a later mission, and nothing is rolled for it.
    const old = patchRow(at(after, 38), 'billets', carrier.id, { weapon: 'm14' })
    const later = { ...old, missions: [{ ...testMission(), halfMonth: 36 }] }
    expect(playOn(change, later, {}, []).state.equipment).toEqual(after.equipment)
  })

  it('FNG p. 10: an ARVN platoon rolls LAWs and C-4 by the list of 1968, and says whether it wears flak jackets', () => {
    const { state } = rolled({ list: 'arvn-pre-1968' }, 1)
    const key = 'army.arvn-post-1968.equipment'
    const dice = [1, 2, 3].flatMap((squad) => [thrown(key, squad, [6]), thrown(key, squad, [squad as D6], 1)])
    const { state: after } = playOn(change, at(state, 24), {}, [...dice, chosen(`${key}.flak-jackets`, 0, 'yes')])
    const of = (item: string) => after.equipment.filter((row) => row.item === item)
    expect(of('c4').map(({ quantity }) => quantity)).toEqual([1, 2, 3])
    expect(of('m72-law')).toEqual([])
    expect(of('flak-jacket')).toHaveLength(4)
    expect(of('claymore')).toEqual(state.equipment.filter(({ item }) => item === 'claymore'))
  })
})

/** The change of a date as a step by itself. */
const change: Step<FngState, object> = {
  title: 'Change of weapons',
  run: ({ state, ...hands }) => carryOut(rearm(state, hands.rules), hands),
}
