import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { patchRow } from '../../../../../src/main/engine/state.ts'
import { rearm } from '../../../../../src/main/rules/fng/rearm.ts'
import type { FngState } from '../../../../../src/main/rules/fng/state.ts'
import { rolled } from './play.ts'

const at = (state: FngState, halfMonth: number) => patchRow(state, 'tour', 1, { halfMonth })
const weapons = (state: FngState) => [...new Set(state.billets.map((billet) => billet.weapon))].sort()

describe('dated weapons of an older platoon', () => {
  it('FNG p. 9: the Marines change the M-14 for the M-16 on 1 July 1968 and keep three M-14a1 a squad', () => {
    const { state } = rolled({ list: 'usmc', corps: 'i' }, 3)
    expect(rearm(at(state, 35), bookRules)).toEqual({ state: at(state, 35), lines: [] })
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
    expect(weapons(after).filter((weapon) => weapon !== 'm20')).toEqual(['m16', 'm1911a1', 'm60', 'm79'])
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
      expect(rearm(once.state, bookRules)).toEqual({ state: once.state, lines: [] })
    },
  )

  it('leaves a platoon alone that was raised after the date', () => {
    const { state } = rolled({ list: 'usmc', corps: 'i', startHalfMonth: 36, weapons: { rifleman: 'm14' } })
    expect(rearm(at(state, 40), bookRules).state).toEqual(at(state, 40))
  })
})
