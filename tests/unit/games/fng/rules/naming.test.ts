import { describe, expect, it } from 'vitest'
import { missionView } from '../../../../../src/games/fng/app/missionView.ts'
import { rosterView } from '../../../../../src/games/fng/app/rosterView.ts'
import { slipSubject } from '../../../../../src/games/fng/app/stretch.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { figureOf } from '../../../../../src/games/fng/rules/battle/begin/deployed.ts'
import { briefNameOf, nameOf, shortNameOf, surnameOf } from '../../../../../src/games/fng/rules/naming.ts'
import { missionOf, soldierById } from '../../../../../src/games/fng/rules/people.ts'
import { afterAction } from '../../../../../src/games/fng/app/after/afterAction.ts'
import { aarModel } from '../../../../../src/games/fng/sheets/aar/aar.ts'
import { briefingModel } from '../../../../../src/games/fng/sheets/briefing/briefing.ts'
import { paperMen } from '../../../../../src/games/fng/sheets/shared/paperMan.ts'
import { reportFormModel } from '../../../../../src/games/fng/sheets/reportForm/reportForm.ts'
import { rosterModel } from '../../../../../src/games/fng/sheets/roster/roster.ts'
import type { FngState, Soldier } from '../../../../../src/games/fng/rules/state.ts'
import { withMission } from '../../../sheets/sampleMission.ts'

/** The sample's patrol, its first four men a Vo, T., two Vo, V. of different first names, and a man whose name nobody shares. */
function patrol(): { readonly state: FngState; readonly four: readonly Soldier[] } {
  const state = withMission()
  const ids = state.party.slice(0, 4).map(({ soldierId }) => soldierId)
  const names = [
    ['Tam', 'Vo'],
    ['Van', 'Vo'],
    ['Vinh', 'Vo'],
    ['Able', 'Lonely'],
  ]
  const soldiers = state.soldiers.map((man) => {
    const [firstName, lastName] = names[ids.indexOf(man.id)] ?? [man.firstName, man.lastName]
    return { ...man, firstName: firstName!, lastName: lastName!, rank: ids.includes(man.id) ? 'Pvt' : man.rank }
  })
  const named = { ...state, soldiers }
  return { state: named, four: ids.map((id) => soldierById(named, id)) }
}

describe('names', () => {
  it('take the initial where two share a surname, the first name where they share that too', () => {
    const { state, four } = patrol()
    expect(four.map((man) => surnameOf(state, man))).toEqual(['Vo, T.', 'Vo, Van', 'Vo, Vinh', 'Lonely'])
    expect(four.map((man) => shortNameOf(state, man))).toEqual(['Vo, T.', 'Vo, Van', 'Vo, Vinh', 'Lonely, A.'])
    expect(four.map((man) => briefNameOf(state, man))).toEqual([
      'Pvt Vo, T.',
      'Pvt Vo, Van',
      'Pvt Vo, Vinh',
      'Pvt Lonely',
    ])
    expect(four.map((man) => nameOf(state, man))).toEqual([
      'Pvt Vo, T.',
      'Pvt Vo, Van',
      'Pvt Vo, Vinh',
      'Pvt Lonely, A.',
    ])
  })

  it('FNG p. 6: are told apart in lists too: whose flashlight it is, whose smoke', () => {
    const { state, four } = patrol()
    const mission = missionOf(state)
    const [tam, van] = four.map(({ id }) => id) as [number, number]
    const gear = [tam, van].map((soldierId, i) => ({
      id: 8001 + i,
      missionId: mission.id,
      soldierId,
      item: 'flashlight',
    }))
    const billet = state.billets.find(({ soldierId }) => soldierId === tam)!
    const smoke = [tam, van].map((soldierId, i) => ({
      id: 8101 + i,
      squad: billet.squad,
      soldierId,
      item: 'wire-cutters',
      quantity: 1,
    }))
    const full = { ...state, gear, equipment: smoke }
    expect(JSON.stringify(briefingModel(full, bookRules).facts)).toContain('Vo T. and Vo Van')
    expect(JSON.stringify(rosterModel(full, bookRules).sections)).toContain('wire cutters: Vo T. and Vo Van')
  })

  it('leave out of account who went home before the other came', () => {
    const { state, four } = patrol()
    const soldiers = state.soldiers.map((man) =>
      man.id === four[1]!.id ? { ...man, joined: 0, left: 3 } : man.id === four[2]!.id ? { ...man, joined: 4 } : man,
    )
    const later = { ...state, soldiers }
    expect(shortNameOf(later, soldierById(later, four[2]!.id))).toBe('Vo, V.')
  })

  it('FNG p. 110: no two men of a party are called the same, on any sheet or screen', () => {
    const { state, four } = patrol()
    const mission = missionOf(state)
    const full = ['Pvt Vo, T.', 'Pvt Vo, Van', 'Pvt Vo, Vinh', 'Pvt Lonely, A.']
    const brief = ['Pvt Vo, T.', 'Pvt Vo, Van', 'Pvt Vo, Vinh', 'Pvt Lonely']
    const ids = four.map(({ id }) => id)
    const places: Record<string, readonly string[]> = {
      roster: rosterModel(state, bookRules).sections.flatMap(({ lines }) => lines.map(({ name }) => name)),
      'squad sheets and cards': paperMen(state, bookRules, ids).map(({ name }) => name),
      'after action report': aarModel(state, bookRules, mission, {
        ...{
          told: afterAction(state, mission, { turns: 0, fell: new Map(), kills: new Map() }),
          course: [],
          reported: state,
        },
      }).squads.flatMap(({ men }) => men.map(({ name }) => name)),
      figures: ids.map((id) => figureOf(state, mission, id, 1).name),
      'report screen': missionView(state, mission).party.map(({ name }) => name),
      'roster screen': rosterView(state).squads.flatMap(({ billets }) =>
        billets.map(({ soldier }) => `Pvt ${soldier?.name}`),
      ),
      'dice slip': ids.map((id) => slipSubject(state, id)!.name),
    }
    for (const [place, names] of Object.entries(places))
      expect(names.filter((name) => full.includes(name)).toSorted(), place).toEqual(full.toSorted())
    for (const { squads } of [briefingModel(state, bookRules), reportFormModel(state, bookRules, mission)]) {
      const men = squads.flatMap((squad) => squad.men)
      expect(men.slice(0, 4).map(({ name }) => name)).toEqual(brief)
      expect(men.slice(0, 4).map(({ number }) => number)).toEqual(
        ids.map((id) => String(state.billets.find(({ soldierId }) => soldierId === id)!.line)),
      )
    }
  })
})
