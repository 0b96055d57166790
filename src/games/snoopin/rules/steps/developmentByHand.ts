import { refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { heldBy, highestRank } from '../development.ts'
import type { CorrectInsurgency, GiveDevelopment, NamePointMan, TakeDevelopment } from '../inputs.ts'
import { insurgencyOf } from '../insurgency.ts'
import type { DevelopmentRow } from '../learning.ts'
import { pointManOf, wentWithHim } from '../pointMan.ts'
import { isGone } from '../pools.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Development } from '../state.ts'
import { leadershipDevelopment, specialDevelopment } from '../tables/development.ts'
import { insurgencySpecial } from '../tables/insurgency.ts'
import { tourOf } from '../turn.ts'
import { nameOf, ofDevelopment } from '../titles.ts'

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

/** Ranks, and where they are named all Special Developments, as they came at the table or from a campaign on paper. */
export const correctInsurgency = stepOf<CorrectInsurgency>(
  (state, { force }) => `Correction: ${nameOf(state, 'forces', force)}`,
  (scene, { force, specials = null, ...right }) => {
    const { name } = rowById(scene.state.forces, force, 'force')
    const before =
      insurgencyOf(scene.state, force) ?? refuse(`${name} is a platoon: there is no insurgency to put right.`)
    for (const rank of [right.supplies, right.troops, right.tactics, right.leadership])
      if (!Number.isInteger(rank) || rank < 0 || rank > highestRank) refuse(`Ranks go from 0 to ${highestRank}.`)
    scene.patch('insurgencies', before.id, right)
    if (specials !== null)
      holdJust(
        scene,
        force,
        specials.map(({ key }) => key),
      )
    scene.note(`${name} was put right by hand.`, { collection: 'insurgencies', id: before.id })
  },
)

/** An insurgency holds these Special Developments and no other; what is new to it came in the turn under way, or the last one. */
function holdJust(scene: Scene, forceId: number, keys: readonly string[]): void {
  const { rows } = scene.table(insurgencySpecial)
  const named = keys.map(
    (key) => rows.find(({ outcome }) => outcome === key) ?? refuse(`"${key}" is no ${kindWords.special}.`),
  )
  const twice = named.find((row, i) => named.indexOf(row) !== i)
  if (twice) refuse(`${twice.gives.name} is named twice: it is held once.`)
  const held = scene.state.insurgencySpecials.filter((one) => one.forceId === forceId)
  scene.remove('insurgencySpecials', (one) => one.forceId === forceId && !keys.includes(one.key))
  for (const { outcome: key } of named.filter(({ outcome }) => !held.some((one) => one.key === outcome))) {
    const turnId =
      tourOf(scene.state).turnId ??
      refuse('Special Developments are kept by their turn: begin the first one, then put them right.')
    scene.add('insurgencySpecials', { forceId, key, turnId })
  }
}
