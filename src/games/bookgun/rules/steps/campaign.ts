import { mustBeNamed, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { nations } from '../organisation/nations.ts'
import type { BeginCampaign } from '../inputs.ts'
import { stepOf } from '../scene.ts'

/** Names the players, and the nation of the army. */
export const beginCampaign = stepOf<BeginCampaign>('A campaign begins', (scene, input) => {
  if (scene.state.tour.length > 0) notNow('This campaign has begun already.')
  const { title, armyPlayer, armyForce, nation, insurgentPlayer, insurgentForce, umpire, leaderBesides } = input
  const army = nations.find(({ id }) => id === nation)
  if (!army) refuse(`There is no nation "${nation}" in the organisation.`)
  const names = [
    mustBeNamed(armyPlayer),
    mustBeNamed(insurgentPlayer),
    ...(umpire.trim() === '' ? [] : [umpire.trim()]),
  ]
  if (new Set(names).size < names.length) refuse('Two players have the same name.')
  scene.add('tour', { title: mustBeNamed(title), leaderBesides, gameId: null })
  scene.add('sides', { kind: 'army', name: names[0]!, force: armyForce.trim(), nation })
  scene.add('sides', { kind: 'insurgents', name: names[1]!, force: insurgentForce.trim(), nation: null })
  if (names[2] !== undefined) scene.add('sides', { kind: 'umpire', name: names[2], force: '', nation: null })
  const third = names[2] === undefined ? '' : `, ${names[2]} runs civilians`
  scene.note(`${names[0]} leads the army (${army.title}), ${names[1]} the insurgents${third}: ${title.trim()}.`)
  if (leaderBesides) scene.note('A cell has its leader besides the fourteen.')
})
