import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { rowOf } from '../../../../../../src/main/engine/table.ts'
import { armyLists, numberIn } from '../../../../../../src/games/fng/rules/platoon/lists.ts'
import { buildBillets, strengthOf } from '../../../../../../src/games/fng/rules/platoon/slots.ts'
import type { ArmyListId } from '../../../../../../src/games/fng/rules/state.ts'

const lists = Object.keys(armyLists) as ArmyListId[]

const build = (list: ArmyListId, halfMonth = 0, strength = 99, weapons = {}) =>
  buildBillets(bookRules, {
    list,
    halfMonth,
    weapons,
    strengths: [Math.min(strength, strengthOf(bookRules, list).paper)],
  })

/** "2 jrNco m16": runs of like places of the first squad. */
function runs(list: ArmyListId, halfMonth = 0, strength = 99): string[] {
  const squad = build(list, halfMonth, strength).filter((slot) => slot.squad === 1)
  const out: { what: string; n: number }[] = []
  for (const slot of squad) {
    const what = `${slot.post} ${slot.weapon ?? `(${slot.rolledOn ?? ''})`}`
    const last = out.at(-1)
    if (last?.what === what) last.n += 1
    else out.push({ what, n: 1 })
  }
  return out.map(({ what, n }) => `${n} ${what}`)
}

const hq = (list: ArmyListId, halfMonth = 0) =>
  build(list, halfMonth)
    .filter((slot) => slot.squad === 0)
    .map((slot) => `${slot.attachment ? '+' : ''}${slot.post} ${slot.weapon ?? `(${slot.rolledOn ?? ''})`}`)

describe('the order of slots (FNG p. 8)', () => {
  it('FNG p. 8: a squad of 8 with one of each is NCO, Jr NCO, gunner, assistant, GL and riflemen', () => {
    expect(build('anzac', 0, 8).filter((s) => s.squad === 1).map((s) => s.post)).toEqual([
      'squadLeader', 'jrNco', 'lmgGunner', 'lmgAssistant', 'grenadier', 'autoRifleman', 'smgGunner', 'rifleman',
    ]) // prettier-ignore
    expect(runs('mfvc', 12, 8).map((run) => run.split(' ')[1])).toEqual([
      'squadLeader', 'jrNco', 'lmgGunner', 'lmgAssistant', 'grenadier', 'rifleman', 'rifleman', 'rifleman',
    ]) // prettier-ignore
  })

  it('ruling to p. 8: a US Army squad of 8 is NCO, 2 Jr NCOs, gunner, assistant, 2 grenade launchers, 1 rifleman', () => {
    expect(runs('us-army-infantry', 0, 8)).toEqual([
      '1 squadLeader m16',
      '2 jrNco m16',
      '1 lmgGunner m60',
      '1 lmgAssistant m16',
      '2 grenadier m79',
      '1 rifleman m16',
    ])
  })

  const printed: [ArmyListId, number, string[]][] = [
    ['us-army-infantry', 0, ['1 squadLeader m16', '2 jrNco m16', '1 lmgGunner m60', '1 lmgAssistant m16', '2 grenadier m79', '3 rifleman m16']],
    ['usmc', 35, ['1 squadLeader m14', '3 jrNco m14', '3 lmgGunner m14a1', '1 grenadier m79', '6 rifleman m14']],
    ['usmc', 36, ['1 squadLeader m16', '3 jrNco m16', '3 lmgGunner m14a1', '1 grenadier m79', '6 rifleman m16']],
    ['sf-cidg', 0, ['1 squadLeader m2-carbine', '2 jrNco m2-carbine', '1 lmgGunner bar', '1 grenadier m79', '7 rifleman m1-garand']],
    ['anzac', 35, ['1 squadLeader f1-smg', '1 jrNco l1a1-slr', '1 lmgGunner m60', '1 lmgAssistant l1a1-slr', '1 grenadier m79', '1 autoRifleman l1a1-auto', '1 smgGunner f1-smg', '3 rifleman l1a1-slr']],
    ['anzac', 36, ['1 squadLeader m16', '1 jrNco m16', '1 lmgGunner m60', '1 lmgAssistant m16', '1 grenadier m79', '1 autoRifleman m16', '1 smgGunner m16', '3 rifleman m16']],
    ['arvn-pre-1968', 0, ['1 squadLeader m2-carbine', '2 jrNco m2-carbine', '1 lmgGunner m60', '1 lmgAssistant m1-garand', '1 grenadier m79', '4 rifleman m1-garand']],
    ['arvn-post-1968', 24, ['1 squadLeader m16', '3 jrNco m16', '1 lmgGunner m60', '1 lmgAssistant m16', '1 grenadier m79', '3 rifleman m16']],
    ['nva', 35, ['1 squadLeader ak-47', '1 jrNco ak-47', '2 lmgGunner rpd', '2 lmgAssistant (vc-weapons)', '2 grenadier rpg-2', '4 rifleman ak-47']],
    ['nva', 36, ['1 squadLeader ak-47', '1 jrNco ak-47', '2 lmgGunner rpd', '2 lmgAssistant (vc-weapons)', '2 grenadier rpg-7', '4 rifleman ak-47']],
    ['mfvc', 12, ['1 squadLeader ak-47', '1 jrNco ak-47', '1 lmgGunner (weapons.generic-names)', '1 lmgAssistant (vc-weapons)', '1 grenadier rpg-7', '1 rifleman ak-47', '1 rifleman sks', '1 rifleman ak-47', '1 rifleman sks', '1 rifleman ak-47', '1 rifleman sks', '1 rifleman ak-47']],
    ['mfvc', 11, ['1 squadLeader (vc-weapons)', '1 jrNco (vc-weapons)', '1 lmgGunner (weapons.generic-names)', '1 lmgAssistant (vc-weapons)', '1 grenadier rpg-7', '7 rifleman (vc-weapons)']],
    ['lvc', 0, ['1 squadLeader (vc-weapons)', '2 jrNco (vc-weapons)', '1 lmgGunner (weapons.generic-names)', '1 lmgAssistant (vc-weapons)', '1 grenadier rpg-2', '3 rifleman (vc-weapons)']],
  ] // prettier-ignore

  it.each(printed)('%s in half-month %i', (list, halfMonth, expected) => {
    expect(runs(list, halfMonth)).toEqual(expected)
  })

  it.each(lists)('%s: the slots add up to the paper strength, as the list says', (list) => {
    const { paper } = strengthOf(bookRules, list)
    const squad = build(list, 40).filter((slot) => slot.squad === 1)
    expect(squad).toHaveLength(paper)
    expect(squad.map((slot) => slot.line)).toEqual(Array.from({ length: paper }, (_, i) => i + 1))
    expect(numberIn(rowOf(armyLists[list].list, 'sum'), 'number')).toBe(paper)
  })

  it('FNG p. 8: gunners and grenade launcher men carry a pistol as well', () => {
    for (const list of lists)
      for (const slot of build(list, 0).filter(({ post }) => post === 'lmgGunner' || post === 'grenadier'))
        expect([list, slot.post, slot.sidearm]).toEqual([
          list,
          slot.post,
          ['nva', 'mfvc', 'lvc'].includes(list) ? 'tt-30' : 'm1911a1',
        ])
    expect(build('nva', 36).find((slot) => slot.post === 'grenadier')?.sidearm).toBe('ak-47')
  })

  it('ruling to p. 8: where a BAR is taken for the M-60, there is no assistant', () => {
    const squad = build('arvn-pre-1968', 0, 99, { lmgGunner: 'bar' }).filter((slot) => slot.squad === 1)
    expect(squad.map((slot) => slot.post)).not.toContain('lmgAssistant')
    expect(squad.filter((slot) => slot.post === 'rifleman')).toHaveLength(5)
  })
})

describe('the Platoon HQ', () => {
  it('USMC: a Medic of its own, another among the attachments, and an LMG of two men', () => {
    expect(hq('usmc', 0)).toEqual([
      'platoonLeader m14',
      'platoonSergeant m14',
      'rto m14',
      'medic m1911a1',
      '+forwardObserver m1911a1',
      '+foRto m1911a1',
      '+medic m1911a1',
      '+lmgGunner m60',
      '+lmgAssistant m14',
    ])
  })

  it('CIDG: the SF NCO leads, the LLDB lieutenant stands beside him', () => {
    expect(hq('sf-cidg')).toEqual([
      'platoonLeader m2-carbine',
      'rto m2-carbine',
      'translator m2-carbine',
      'lldbLieutenant m2-carbine',
      '+medic m1911a1',
    ])
  })

  it('MFVC: twelve men with two LMG teams', () => {
    expect(hq('mfvc', 12)).toHaveLength(12)
  })

  it('ARVN: the Advisor RTO comes with the later list only', () => {
    expect(hq('arvn-pre-1968').map((s) => s.split(' ')[0])).not.toContain('+advisorRto')
    expect(hq('arvn-post-1968', 24).map((s) => s.split(' ')[0])).toContain('+advisorRto')
  })
})
