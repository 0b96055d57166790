import { rowById } from '../../../../main/engine/state.ts'
import { mustBeNamed, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { sideName } from '../game.ts'
import type { AddMen, AddSquad, BeginCampaign, CorrectMan, MoveMan, NameSquad, NewMan } from '../inputs.ts'
import { stepOf, type Scene } from '../scene.ts'
import { isWeapon } from '../weapons.ts'

/** Names the two players. */
export const beginCampaign = stepOf<BeginCampaign>('A campaign begins', (scene, { title, players }) => {
  if (scene.state.tour.length > 0) notNow('This campaign has begun already.')
  if (players.length !== 2) refuse('Two players play against each other.')
  const names = players.map(({ name }) => mustBeNamed(name))
  if (names[0] === names[1]) refuse('The two players have the same name.')
  scene.add('tour', { title: mustBeNamed(title), gameId: null })
  for (const { name, force } of players) scene.add('sides', { name: name.trim(), force: force.trim() })
  scene.note(`${names.join(' and ')} begin ${title.trim()}.`)
})

function addMen(scene: Scene, squadId: number, men: readonly NewMan[]): void {
  for (const { name, weapon } of men) {
    if (!isWeapon(weapon)) refuse(`"${weapon}" is no weapon of the list.`)
    scene.add('men', {
      ...{ squadId, name: mustBeNamed(name), weapon, status: 'fit', note: '' },
      ...{ games: 0, lostIn: null, kills: null, removed: null },
    })
  }
}

export const addSquad = stepOf<AddSquad>('New squad', (scene, { side, name, men }) => {
  const squadId = scene.add('squads', {
    sideId: rowById(scene.state.sides, side, 'player').id,
    name: mustBeNamed(name),
  })
  addMen(scene, squadId, men)
  scene.note(`${name.trim()}, led by ${sideName(scene.state, side)}: ${menWords(men.length)}.`, {
    collection: 'squads',
    id: squadId,
  })
})

const menWords = (count: number): string => (count === 1 ? 'one man' : `${count} men`)

export const addMenToSquad = stepOf<AddMen>('Men join', (scene, { squad, men }) => {
  const { id, name } = rowById(scene.state.squads, squad, 'squad')
  if (men.length === 0) refuse('Nobody is named.')
  addMen(scene, id, men)
  scene.note(`${name}: ${menWords(men.length)} more.`, { collection: 'squads', id })
})

export const nameSquad = stepOf<NameSquad>('A squad is named', (scene, { squad, name }) => {
  const before = rowById(scene.state.squads, squad, 'squad')
  scene.patch('squads', squad, { name: mustBeNamed(name) })
  scene.note(`${before.name} is called ${name.trim()}.`, { collection: 'squads', id: squad })
})

export const moveMan = stepOf<MoveMan>(
  (state, { man }) => `${rowById(state.men, man, 'man').name} changes squads`,
  (scene, { man, squad }) => {
    const { name, squadId } = rowById(scene.state.men, man, 'man')
    const from = rowById(scene.state.squads, squadId, 'squad')
    const to = rowById(scene.state.squads, squad, 'squad')
    if (from.id === to.id) refuse(`${name} is in ${to.name} already.`)
    if (from.sideId !== to.sideId) refuse(`${to.name} is of the other side.`)
    scene.patch('men', man, { squadId: to.id })
    scene.note(`${name} goes from ${from.name} to ${to.name}.`, { collection: 'men', id: man, field: 'squadId' })
  },
)

/** Also how a man who was out comes back: the page says nothing of what becomes of him. */
export const correctMan = stepOf<CorrectMan>(
  (state, { man }) => `Correction: ${rowById(state.men, man, 'man').name}`,
  (scene, { man, name, weapon, status, note }) => {
    const before = rowById(scene.state.men, man, 'man')
    if (!isWeapon(weapon)) refuse(`"${weapon}" is no weapon of the list.`)
    scene.patch('men', man, {
      name: mustBeNamed(name),
      weapon,
      status,
      note: note.trim(),
      lostIn: status === 'fit' ? null : before.lostIn,
    })
    scene.note(`${before.name} was put right by hand.`, { collection: 'men', id: man })
  },
)
