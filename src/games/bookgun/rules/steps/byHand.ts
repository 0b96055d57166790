import { mustBeWhole, refuse } from '../../../../main/engine/mustBe.ts'
import { counted, fitOf, hasLeader, inGame, mustBe, mustPlay, onTable, saidBy } from '../game.ts'
import { fallBack } from '../movement/fallBack.ts'
import { otherMoves } from '../movement/otherMoves.ts'
import type { Casualties, Note, Noted } from '../inputs.ts'
import { breakUnit, lose, loseLeader, remove } from '../removal.ts'
import { aboutTroop, stepOf, troopTitle, type Scene } from '../scene.ts'
import type { Troop } from '../state.ts'
import { endIfDone } from '../turn/phases.ts'
import { whyNotNoted } from './noted.ts'

/** What the text lacks is noted as it comes out on the table. */

/** Figures are lost or wounded. An ace among the cards means that a leader of the unit is one of them, once (p. 7). */
export const casualties = stepOf<Casualties>(
  troopTitle('Casualties'),
  (scene, { troop: id, killed, wounded, ace, words }) => {
    mustPlay(scene.state)
    const troop = onTable(scene.state, id)
    const there = troop.figures - troop.lost
    mustBeWhole(killed, 0, there, 'Lost')
    mustBeWhole(wounded, 0, Math.max(0, fitOf(troop) - killed), 'Wounded')
    if (killed + wounded === 0) refuse('Nobody is hit.')
    if (ace && killed === 0 && hasLeader(troop)) refuse('An ace kills a leader: count him among the lost.')
    const many = [killed > 0 ? `${killed} lost` : '', wounded > 0 ? `${wounded} wounded` : ''].filter(
      (word) => word !== '',
    )
    scene.note(`${troop.name}: ${many.join(', ')} of ${there}.${saidBy(words)}`, aboutTroop(troop, 'lost'))
    const takes = killed >= there || (ace && hasLeader(troop))
    if (takes) loseLeader(scene, troop, ace ? 'an ace was drawn' : 'nobody is left')
    lose(scene, id, killed, wounded)
    endIfDone(scene)
  },
)

type Told = (scene: Scene, troop: Troop, input: Note) => string

/** What is noted does this, and says so. */
const noted: Readonly<Record<Noted, Told>> = {
  shaken: (scene, troop) => breaks(scene, troop, 'shaken'),
  routed: (scene, troop) => breaks(scene, troop, 'routed'),
  rallied(scene, { id }) {
    scene.patch('troops', id, { spirit: 'fit', brokeTurn: null })
    return 'has rallied'
  },
  reload(scene, { id, reload }, { count }) {
    scene.patch('troops', id, { reload: reload + count, reloadTurn: mustPlay(scene.state).turn })
    return `gets ${counted(count, 'reload marker')}`
  },
  reloadOff(scene, { id, name, reload }, { count }) {
    if (count > reload) refuse(`${name} has ${counted(reload, 'reload marker')}.`)
    scene.patch('troops', id, { reload: reload - count })
    return `loses ${counted(count, 'reload marker')}`
  },
  healed(scene, { id, name, wounded }, { count }) {
    if (count > wounded) refuse(`${name} has ${wounded} wounded.`)
    scene.patch('troops', id, { wounded: wounded - count })
    return `has ${counted(count, 'wounded man', 'wounded men')} fit again`
  },
  leaderLost(scene, troop) {
    loseLeader(scene, troop, 'noted by hand')
    return 'goes on without its leader'
  },
  leaderBack(scene, { id, leader }) {
    scene.patch('troops', id, { leaderLost: false, leader: leader === '' ? 'its leader' : leader })
    return 'has a leader again'
  },
  captured(scene, troop) {
    loseLeader(scene, troop, 'captured')
    scene.patch('troops', troop.id, { lost: troop.figures, wounded: 0 })
    return 'is captured'
  },
  left: () => 'has left the table',
  hidden(scene, { id }) {
    scene.patch('troops', id, { spottedTurn: null, firedTurn: null, metTurn: null, movedTurn: null })
    return 'is out of sight'
  },
  spotted(scene, { id }) {
    scene.patch('troops', id, { spottedTurn: mustPlay(scene.state).turn })
    return 'is spotted'
  },
  prone(scene, { id }) {
    scene.patch('troops', id, { prone: true })
    return 'goes prone'
  },
  stands(scene, { id }) {
    scene.patch('troops', id, { prone: false })
    return 'stands up'
  },
  jumpsOff(scene, { id }) {
    scene.patch('troops', id, { carrierId: null })
    return 'jumps off'
  },
  charged(scene, troop) {
    const { turn } = mustBe(scene.state, 'movement')
    scene.patch('troops', troop.id, { ralliedTurn: turn, acted: true })
    fallBack(scene, troop, otherMoves.notRallied)
    return 'is charged before its roll, and cannot rally'
  },
}

function breaks(scene: Scene, troop: Troop, spirit: 'shaken' | 'routed'): string {
  breakUnit(scene, troop, spirit)
  return spirit === 'shaken' ? 'is shaken' : 'routs'
}

export const note = stepOf<Note>(troopTitle('By hand'), (scene, input) => {
  mustPlay(scene.state)
  const { troop: id, what, count, words } = input
  const troop = what === 'spotted' || what === 'hidden' ? inGame(scene.state, id) : onTable(scene.state, id)
  if (troop.kind === 'marker') refuse(`${troop.name} is a marker: it is looked for, or taken off.`)
  mustBeWhole(count, 1, 60, 'How many')
  const why = whyNotNoted(scene.state, troop, what)
  if (why !== null) refuse(why)
  const does = noted[what](scene, troop, input)
  if (what === 'left' || what === 'captured')
    remove(scene, id, `${does}${words.trim() === '' ? '' : `: ${words.trim()}`}`)
  else scene.note(`${troop.name} ${does}.${saidBy(words)}`, aboutTroop(troop, 'spirit'))
  endIfDone(scene)
})
