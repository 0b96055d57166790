import { rowById } from '../../../../main/engine/state.ts'
import { heldBy, highestRank } from '../development.ts'
import type { CorrectInsurgency, GiveDevelopment, NamePointMan, TakeDevelopment } from '../inputs.ts'
import { insurgencyOf } from '../insurgency.ts'
import { pointManOf, wentWithHim } from '../pointMan.ts'
import { isGone } from '../pools.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Development } from '../state.ts'
import { leadershipDevelopment, specialDevelopment } from '../tables/development.ts'
import { refuse } from '../turn.ts'
import { nameOf, ofDevelopment } from '../titles.ts'

/** What a table says of a development. */
interface DevelopmentRow {
  readonly outcome: string
  readonly gives: { readonly name: string; readonly spare?: boolean }
}

const rowsOf = (scene: Scene, kind: Development['kind']): readonly DevelopmentRow[] =>
  kind === 'special' ? scene.table(specialDevelopment).rows : scene.table(leadershipDevelopment).rows

const rowOfDevelopment = (scene: Scene, { kind, key }: Pick<Development, 'kind' | 'key'>): DevelopmentRow =>
  rowsOf(scene, kind).find(({ outcome }) => outcome === key) ?? refuse(`"${key}" is no ${kindWords[kind]}.`)

const kindWords = { special: 'Special Development', leadership: 'Leadership Development' } as const

/** A development that was rolled at the table, or agreed. */
export const giveDevelopment = stepOf<GiveDevelopment>(
  ofDevelopment('a development by hand'),
  (scene, { team, kind, key }) => {
    const { name } = rowById(scene.state.teams, team, 'team')
    const { gives } = rowOfDevelopment(scene, { kind, key })
    if (gives.spare !== true && heldBy(scene.state, team, kind).some((one) => one.key === key))
      refuse(`${name} holds ${gives.name} already.`)
    const turnId = scene.state.tour[0]?.turnId ?? null
    const id = scene.add('developments', { teamId: team, kind, key, turnId, manId: null })
    scene.note(`${name} has ${gives.name}, by hand.`, { collection: 'developments', id })
  },
)

export const takeDevelopment = stepOf<TakeDevelopment>(
  ofDevelopment('a development is taken away'),
  (scene, { development: id }) => {
    const held = rowById(scene.state.developments, id, 'development')
    const { name } = rowById(scene.state.teams, held.teamId, 'team')
    scene.note(`${name} has ${rowOfDevelopment(scene, held).gives.name} no more, by hand.`, {
      ...{ collection: 'developments', id },
    })
    scene.remove('developments', (one) => one.id === id)
  },
)

/** The Designated Point Man of an Ace Point Man: a man of the team. */
export const namePointMan = stepOf<NamePointMan>(
  ofDevelopment('the point man is named'),
  (scene, { development: id, man }) => {
    const held = rowById(scene.state.developments, id, 'development')
    if (rowOfDevelopment(scene, held).gives.spare !== true) refuse('Only an Ace Point Man has a point man.')
    const team = rowById(scene.state.teams, held.teamId, 'team')
    const named = rowById(scene.state.men, man, 'man')
    if (named.teamId !== team.id) refuse(`${named.name} is not of ${team.name}: name one of its men.`)
    if (isGone(named)) refuse(`${named.name} is lost to the platoon: name another man.`)
    if (wentWithHim(scene.state, held)) refuse('Its point man was killed, and the advantage went with him.')
    const other = scene.state.developments.find((one) => one.id !== id && pointManOf(scene.state, one)?.id === man)
    if (other) refuse(`${named.name} is the point man already: name another man.`)
    scene.patch('developments', id, { manId: man })
    scene.note(`${named.name} is the point man of ${team.name}.`, { collection: 'developments', id })
  },
)

export const correctInsurgency = stepOf<CorrectInsurgency>(
  (state, { force }) => `Correction: ${nameOf(state, 'forces', force)}`,
  (scene, input) => {
    const { force, supplies, troops, tactics, leadership, disillusioned } = input
    const { name } = rowById(scene.state.forces, force, 'force')
    const before =
      insurgencyOf(scene.state, force) ?? refuse(`${name} is a platoon: there is no insurgency to put right.`)
    for (const rank of [supplies, troops, tactics, leadership])
      if (!Number.isInteger(rank) || rank < 0 || rank > highestRank) refuse(`Ranks go from 0 to ${highestRank}.`)
    scene.patch('insurgencies', before.id, { supplies, troops, tactics, leadership, disillusioned })
    scene.note(`${name} was put right by hand.`, { collection: 'insurgencies', id: before.id })
  },
)
