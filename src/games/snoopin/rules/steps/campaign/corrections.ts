import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import type { CorrectForce, CorrectMan, CorrectTeam } from '../../inputs.ts'
import { losePointMan } from '../../pointMan.ts'
import { isGone } from '../../pools.ts'
import { stepOf } from '../../scene.ts'
import { tourOf } from '../../turn.ts'
import { mustBeDice } from './addForce.ts'
import { nameOf } from '../../titles.ts'

/** Whoever is put into a pool by hand is there from the turn under way on. */
export const correctMan = stepOf<CorrectMan>(
  (state, { man }) => `Correction: ${nameOf(state, 'men', man)}`,
  (scene, { man: id, ...right }) => {
    const man = rowById(scene.state.men, id, 'man')
    const { name, status } = right
    const { turnId } = tourOf(scene.state)
    if (status !== man.status && status !== 'fit' && turnId === null)
      refuse('Nobody is away before the first turn: take him out instead.')
    if (man.replaced && !isGone({ status }))
      refuse(`${man.name}’s place has been filled: add him as a new man instead.`)
    const away = status === man.status ? {} : { category: null, sinceTurnId: status === 'fit' ? null : turnId }
    scene.patch('men', id, { ...right, ...away })
    if (isGone({ status }) && !isGone(man)) losePointMan(scene, id, status === 'dead')
    scene.note(`${name} was put right by hand.`, { collection: 'men', id, field: 'status' })
  },
)

/** Teams that were as good as their force stay so. */
export const correctForce = stepOf<CorrectForce>(
  (state, { force }) => `Correction: ${nameOf(state, 'forces', force)}`,
  (scene, { force: id, ...right }) => {
    const force = rowById(scene.state.forces, id, 'force')
    const { name, troopQuality, morale } = right
    mustBeDice(troopQuality, morale)
    if (scene.state.forces.some((one) => one.id !== id && one.name === name))
      refuse(`There is a force called ${name} already.`)
    scene.patch('forces', id, right)
    const squads = scene.state.squads.filter(({ forceId }) => forceId === id).map((squad) => squad.id)
    for (const team of scene.state.teams.filter(({ squadId }) => squads.includes(squadId)))
      scene.patch('teams', team.id, {
        troopQuality: team.troopQuality === force.troopQuality ? troopQuality : team.troopQuality,
        morale: team.morale === force.morale ? morale : team.morale,
      })
    scene.note(`${name} was put right by hand.`, { collection: 'forces', id })
  },
)

export const correctTeam = stepOf<CorrectTeam>(
  (state, { team }) => `Correction: ${nameOf(state, 'teams', team)}`,
  (scene, { team: id, ...right }) => {
    const { squadId } = rowById(scene.state.teams, id, 'team')
    const { forceId } = rowById(scene.state.squads, squadId, 'squad')
    mustBeDice(right.troopQuality, right.morale)
    const squads = scene.state.squads.filter((one) => one.forceId === forceId).map((squad) => squad.id)
    const same = scene.state.teams.find(
      (one) => one.id !== id && one.name === right.name && squads.includes(one.squadId),
    )
    if (same) refuse(`Another team is called ${right.name}: name this one otherwise.`)
    scene.patch('teams', id, right)
    // About a rank: where those are sealed, so is what was put right of them.
    scene.note(`${right.name} was put right by hand.`, { collection: 'teams', id, field: 'firepower' })
  },
)
