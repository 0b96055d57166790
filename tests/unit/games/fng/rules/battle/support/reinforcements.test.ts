import { describe, expect, it } from 'vitest'
import { checkReinforcements } from '../../../../../../../src/games/fng/rules/battle/support/check.ts'
import { arrive } from '../../../../../../../src/games/fng/rules/battle/support/arrivals.ts'
import { otherPlatoon, snipers } from '../../../../../../../src/games/fng/rules/battle/support/ours/strangers.ts'
import {
  battleId,
  battleWith,
  figureIn,
  our,
  playDrawn as drawn,
  playScene,
  type TestBattle,
} from '../../../../../../support/battle.ts'

const seven = (more: TestBattle = {}, ourDie = 4) =>
  battleWith({
    ours: [{ leads: true }, {}],
    theirs: [{}],
    ...more,
    battle: { ourDie, theirDie: 7 - ourDie, ...more.battle },
  })

describe('reinforcements by the activation dice', () => {
  it('FNG p. 16: 4 and 3 make 7; the side with the 4 checks, the other does not', () => {
    const { texts } = playScene(seven(), checkReinforcements, [['reinforcements', battleId, 6, 6]])
    expect(texts).toEqual(['No reinforcements this time.'])
    const none = playScene(seven({ battle: { theirDie: 2 } }), checkReinforcements)
    expect(none.texts).toEqual([])
  })

  it('brings the rest of our own platoon, who are reported from then on', () => {
    const before = seven()
    const { state } = playScene(before, checkReinforcements, [
      ['reinforcements', battleId, 1, 1],
      ['reinforcements.fwf.sl-3', battleId, 3, 3, 4],
    ])
    const came = state.figures.filter((f) => !before.figures.some(({ id }) => id === f.id))
    expect(came.length).toBeGreaterThan(1)
    expect(came.every(({ soldierId }) => state.party.some((row) => row.soldierId === soldierId))).toBe(true)
    expect(new Set(state.figures.map(({ soldierId }) => soldierId).filter(Boolean)).size).toBe(
      state.figures.filter(({ soldierId }) => soldierId !== null).length,
    )
    expect(state.groups.filter(({ side }) => side === 'ours').every(({ leaderId }) => leaderId !== null)).toBe(true)
  })

  it('rolls half the dice on the chart of that number', () => {
    const { state } = playScene(seven({ battle: { supportLevel: 3 } }), checkReinforcements, [
      ['reinforcements', battleId, 1, 6],
      ['reinforcements.fwf.sl-2', battleId, 1, 1],
    ])
    expect(state.calls).toMatchObject([{ kind: 'mortars', status: 'here', amount: 1, rounds: 3 }])
  })

  it('gives a side without figures a PEF', () => {
    const { state } = playScene(seven({ theirs: [] }, 3), checkReinforcements, [
      ['reinforcements', battleId, 1, 1],
      ['mission.marker-sector', battleId, 2],
    ])
    expect(state.contacts).toMatchObject([{ sector: 2, status: 'hidden' }])
  })

  it('FNG p. 93: whose men all lie dead or wounded has no forces on the table either', () => {
    const down = [{ status: 'obviouslyDead' }, { status: 'outOfTheFight' }] as const
    const { state } = playScene(seven({ theirs: down }, 3), checkReinforcements, [
      ['reinforcements', battleId, 1, 1],
      ['mission.marker-sector', battleId, 2],
    ])
    expect(state.contacts).toMatchObject([{ sector: 2, status: 'hidden' }])
  })

  it('switch: where figures count as forces, its dead and wounded bring the chart instead of a PEF', () => {
    const { state } = playScene(
      seven(
        {
          theirs: [{ status: 'obviouslyDead' }],
          state: { switches: [{ id: 1, name: 'forcesOnTable', value: 'figures' }] },
          battle: { eal: 1 },
        },
        3,
      ),
      checkReinforcements,
      [
        ['reinforcements', battleId, 1, 1],
        ['reinforcements.vc-nva.eal-1', battleId, 5],
        ['battle.entry-sector', battleId, 2],
      ],
    )
    expect(state.contacts).toEqual([])
  })

  it('FNG p. 93: puts it into the nearest sector without our men', () => {
    const { state } = playScene(seven({ theirs: [], groups: { A: { sector: 5 } } }, 3), checkReinforcements, [
      ['reinforcements', battleId, 1, 1],
      ['mission.marker-sector', battleId, 5],
      ['battle.new-pef-sector', battleId, 4],
    ])
    expect(state.contacts).toMatchObject([{ sector: 4, status: 'hidden' }])
  })

  it('FNG pp. 15, 74: a Leader who arrives commands the force where he ranks above who did, and only then', () => {
    const commanderAfter = (grade: 'enlisted' | 'nco') => {
      const before = seven({ ours: [{ grade }, {}], battle: { commanderId: our(1) } })
      const { state } = playScene(before, checkReinforcements, [
        ['reinforcements', battleId, 1, 1],
        ['reinforcements.fwf.sl-3', battleId, 3, 3, 4],
      ])
      return figureIn(state, state.battle[0]!.commanderId!)
    }
    expect(commanderAfter('enlisted')).toMatchObject({ role: 'leader' })
    expect(commanderAfter('enlisted').id).not.toBe(our(1))
    expect(commanderAfter('nco').id).toBe(our(1))
  })

  it('FNG p. 101: on a Recon theirs come on at a hidden marker, drawn at random, until every PC has been found', () => {
    const marker = (id: number, sector: number) =>
      ({ id, markerId: id, number: id, kind: 'marker', sector, status: 'hidden', found: null }) as const
    const rest = { actedTurn: 0, groupId: null, sealed: false, pc: false } as const
    const recon = (pcsToFind: number) => {
      const state = seven({ battle: { eal: 1 } }, 3)
      const missions = state.missions.map((row) => ({ ...row, type: 'recon' as const, pcsToFind }))
      return { ...state, missions, contacts: [marker(1, 2), marker(2, 6)].map((row) => ({ ...row, ...rest })) }
    }
    const dice = [
      ['reinforcements', battleId, 1, 1],
      ['reinforcements.vc-nva.eal-1', battleId, 5],
    ] as const
    const searched = playScene(recon(1), checkReinforcements, [...dice, ['battle.entry-marker', battleId, 2]])
    expect(searched.texts.join(' ')).toContain('They come on at Marker 2')
    const allFound = playScene(recon(0), checkReinforcements, [...dice, ['battle.entry-sector', battleId, 4]])
    expect(allFound.texts.join(' ')).toContain('the table edge of sector 4')
  })

  it('counts what First Contact found of their activity', () => {
    const { lines } = playScene(seven({ battle: { activity: 'low' } }, 3), checkReinforcements, [
      ['reinforcements', battleId, 6],
    ])
    expect(lines[0]?.faces).toEqual([6])
  })

  it('does not bring what a Random Event has called off', () => {
    const event = {
      kind: 'event',
      sector: null,
      figureId: null,
      structureId: null,
      since: 1,
      until: null,
      amount: 0,
    } as const
    const state = seven()
    const { state: after, texts } = playScene(
      { ...state, lasting: [{ id: 1, name: 'noReinforcements.ours', ...event }] },
      checkReinforcements,
    )
    expect(texts).toEqual(['The reinforcements that were due do not come.'])
    expect(after.lasting).toEqual([])
  })
})

it('FNG p. 93: with every third squad of another platoon comes its HQ', () => {
  const roll = (times: number) => {
    let state = battleWith({ ours: [{ leads: true }] })
    for (let i = 0; i < times; i++)
      state = drawn(state, (scene) => {
        otherPlatoon(scene, battleId)
      })
    return state.groups.length
  }
  const before = battleWith({ ours: [{ leads: true }] }).groups.length
  expect([1, 2, 3, 4].map((times) => roll(times) - before)).toEqual([1, 2, 4, 5])
})

it('FNG p. 94: a sniper team has its scope, and by night a starlight scope', () => {
  const itemsBy = (dayPart: 'morning' | 'night') =>
    drawn(battleWith({ ours: [{}], battle: { dayPart } }), snipers)
      .figures.filter(({ soldierId, side }) => side === 'ours' && soldierId === null)
      .map(({ items }) => items)
  expect(itemsBy('morning')).toEqual(['scope', null])
  expect(itemsBy('night')).toEqual(['scope', 'starlight-scope'])
})

it('lets what is due arrive when our side begins, and nothing before', () => {
  const row = {
    source: 'onDemand',
    status: 'underWay',
    figureId: null,
    askedTurn: 1,
    amount: 2,
    what: 'Mortars',
  } as const
  const rest = { kind: 'mortars', registered: false, rounds: 3, brings: null, attempts: 0 } as const
  const state = {
    ...battleWith({ ours: [{}] }),
    calls: [
      { id: 1, ...row, ...rest, arrives: 1 },
      { id: 2, ...row, ...rest, arrives: 2 },
    ],
  }
  expect(playScene(state, arrive).state.calls.map(({ status }) => status)).toEqual(['here', 'underWay'])
})
