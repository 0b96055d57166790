import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import { mustBePlatoon } from '../../forces.ts'
import type { AddMan, AddSquad, MoveMan, RemoveMan } from '../../inputs.ts'
import { ranksAreSealed } from '../../kept.ts'
import { losePointMan } from '../../pointMan.ts'
import { stepOf, type Scene } from '../../scene.ts'
import type { Man, SnoopinState, Squad, Team } from '../../state.ts'
import { tourOf } from '../../turn.ts'
import { joinMan } from './addForce.ts'
import { nameOf } from '../../titles.ts'

/** A squad with its teams, of the quality of its platoon; the first man of a team leads it. */
export const addSquad = stepOf<AddSquad>(
  (_, { name }) => `New squad: ${name}`,
  (scene, { force: id, name, leader, teams }) => {
    tourOf(scene.state)
    const { troopQuality, morale, name: platoon } = mustBePlatoon(scene.state, id)
    mustBeNewNames(scene.state, id, name, teams)
    const squadId = scene.add('squads', { forceId: id, name })
    if (leader !== '') joinMan(scene, { forceId: id, squadId, teamId: null, name: leader, role: 'squadLeader' })
    teams.forEach((team, nth) => {
      const ranks = { firepower: 0, defence: 0, reaction: 0 }
      const rated = { name: team.name, troopQuality, morale, strength: team.men.length }
      const teamId = scene.add('teams', { ...rated, ...ranks, squadId })
      team.men.forEach((man, i) => {
        const leads = leader === '' && nth === 0 ? 'squadLeader' : 'teamLeader'
        joinMan(scene, { forceId: id, squadId, teamId, name: man, role: i === 0 ? leads : 'man' })
      })
    })
    const men = teams.reduce((sum, team) => sum + team.men.length, leader === '' ? 0 : 1)
    scene.note(`${name} of ${platoon}: ${teams.map((team) => team.name).join(', ')}; ${men} men.`, {
      ...{ collection: 'squads', id: squadId },
    })
  },
)

/** Orders and the journal name teams without their squads. */
function mustBeNewNames(state: SnoopinState, force: number, name: string, teams: AddSquad['teams']): void {
  const squads = state.squads.filter(({ forceId }) => forceId === force)
  if (squads.some((one) => one.name === name)) refuse(`There is a ${name} already: name the squad otherwise.`)
  const known = state.teams.filter(({ squadId }) => squads.some(({ id }) => id === squadId))
  const all = [...known, ...teams].map((team) => team.name)
  const twice = all.find((one, i) => all.indexOf(one) !== i)
  if (twice !== undefined) refuse(`Two teams are called ${twice}: name one of them otherwise.`)
  if (teams.some(({ men }) => men.length === 0 || men.includes('')))
    refuse('Each team needs a man, and each man a name.')
}

/** Where a man is to stand: in a team, beside the teams of a squad, or in the headquarters. */
function placeOf(state: SnoopinState, force: number, squad: number | null, team: number | null) {
  const found: { squad: Squad | null; team: Team | null } = { squad: null, team: null }
  if (team !== null) found.team = rowById(state.teams, team, 'team')
  const squadId = found.team?.squadId ?? squad
  if (squadId === null) return found
  found.squad = rowById(state.squads, squadId, 'squad')
  if (squad !== null && found.squad.id !== squad)
    refuse(`${found.team!.name} is of ${found.squad.name}: choose that squad.`)
  if (found.squad.forceId !== force) refuse(`${found.squad.name} is of another platoon.`)
  return found
}

/** Whoever is more than a team was made for makes it larger. */
function growTo(scene: Scene, team: Team | null): void {
  if (team === null) return
  const men = scene.state.men.filter(({ teamId, replaced }) => teamId === team.id && !replaced).length
  if (men > team.strength) scene.patch('teams', team.id, { strength: men })
}

export const addMan = stepOf<AddMan>(
  (_, { name }) => `${name} joins`,
  (scene, { force, squad, team, name, role }) => {
    tourOf(scene.state)
    const { name: platoon } = mustBePlatoon(scene.state, force)
    const place = placeOf(scene.state, force, squad, team)
    const where = { squadId: place.squad?.id ?? null, teamId: place.team?.id ?? null }
    const id = joinMan(scene, { forceId: force, ...where, name, role })
    growTo(scene, place.team)
    scene.note(`${name} joins ${(place.team ?? place.squad)?.name ?? platoon}.`, { collection: 'men', id })
  },
)

export const moveMan = stepOf<MoveMan>(
  (state, { man }) => `${nameOf(state, 'men', man)} changes his place`,
  (scene, { man: id, squad, team }) => {
    const man = rowById(scene.state.men, id, 'man')
    if (man.replaced) refuse(`${man.name}’s place has been filled: he stands in no team any more.`)
    const place = placeOf(scene.state, man.forceId, squad, team)
    const where = { squadId: place.squad?.id ?? null, teamId: place.team?.id ?? null }
    if (where.squadId === man.squadId && where.teamId === man.teamId) refuse(`${man.name} is there already.`)
    if (where.teamId !== man.teamId) losePointMan(scene, id, false)
    scene.patch('men', id, where)
    growTo(scene, place.team)
    scene.note(`${man.name} goes to ${(place.team ?? place.squad)?.name ?? 'the headquarters'}.`, {
      ...{ collection: 'men', id, field: 'teamId' },
    })
  },
)

/** Has a man been hit, come as a replacement, or gone out with the squads? */
export const hasPast = ({ casualties, accompanying }: SnoopinState, { id, status, quality }: Man): boolean =>
  status !== 'fit' || quality !== null || [...casualties, ...accompanying].some(({ manId }) => manId === id)

/** Whose point man he is would be told by what else goes with him. */
const underSeal =
  'While ranks are sealed nobody is taken out: it would tell whether he is a point man. Give him another name or place.'

/** Only who was written down by mistake: whoever was hit in a game stays in the books. */
export const removeMan = stepOf<RemoveMan>(
  (state, { man }) => `${nameOf(state, 'men', man)} is taken out`,
  (scene, { man: id }) => {
    const man = rowById(scene.state.men, id, 'man')
    if (ranksAreSealed(scene.state)) refuse(underSeal)
    if (hasPast(scene.state, man)) refuse(`${man.name} has a past in this campaign: put him right instead.`)
    losePointMan(scene, id, false)
    scene.remove('men', (one) => one.id === id)
    const team = scene.state.teams.find((one) => one.id === man.teamId)
    if (team && team.strength > 1) scene.patch('teams', team.id, { strength: team.strength - 1 })
    scene.note(`${man.name} is taken out.`, { collection: 'men', id })
  },
)
