import { readPassing } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { defineAction } from '../action.ts'
import { aboutFigure, figureById, isStarFigure, refusesOutsideTurn, repOf, withRep, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { manDown } from './carryOut.ts'
import { matchesOf } from './inMelee.ts'
import { activeInMelee } from './meleeRound.ts'
import { nearMelee } from './near.ts'
import { comesAway } from '../ground/cover.ts'
import { fightRound } from './round.ts'

/**
 * Who is Evenly Matched and becomes active: a Star leaves as he likes, a Grunt stays and fights on where he passes 1d6
 * against his REP, and breaks off 1d6 inches where he does not (FNG p. 38).
 */
export const breakOff = defineAction({
  name: 'breakOff',
  title: 'Break off a melee',
  section: 'fight',
  page: 38,
  words: ['melee', 'evenly matched', 'leave', 'disengage'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who',
      among: ({ state }) => activeInMelee(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (activeInMelee(state).find(({ id }) => selected.includes(id)) ?? activeInMelee(state)[0])?.id ?? null,
    },
    blocked: { kind: 'flag', label: 'His back is to a wall', help: 'He has no room to move away: he stays.' },
    near: nearMelee,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (activeInMelee(state).length > 0 ? null : 'Nobody who is active stands in a melee.'),
  likely: ({ state }) => (activeInMelee(state).length > 0 ? 86 : 0),
  entry: (state, { figure }) => `Break off: ${figureById(state, figure).name}`,
  run(scene, { figure: id, blocked, near }) {
    const figure = figureById(scene.state, id)
    const opponents = matchesOf(scene.state, figure)
    scene.patch('figures', id, { moved: true, ...comesAway })
    if (blocked) {
      scene.note(`${figure.name} has no room to break off.`, { about: aboutFigure(figure), page: 38 })
      fightOn(scene, figure, opponents, near)
    } else if (isStarFigure(scene.state, figure)) {
      leave(scene, figure, opponents)
      scene.note(`${figure.name} breaks off, 1" or more; then In Sight.`, { about: aboutFigure(figure), page: 38 })
    } else rollNerve(scene, figure, opponents, near)
  },
})

function rollNerve(scene: Scene, figure: Figure, opponents: readonly Figure[], near: readonly number[]): void {
  const nerve = scene.dice({
    key: 'battle.break-off',
    subject: figure.id,
    count: 1,
    why: `Break off: ${withRep(figure)}; he stays where he passes`,
    readings: [
      readPassing({ title: 'Break off', page: 38 }, repOf(figure), { yes: 'Stays and fights on', no: 'Breaks off' }),
    ],
  })
  const about = aboutFigure(figure)
  if (nerve.faces[0]! <= repOf(figure)) {
    scene.say(explainDice(`${figure.name} stays in melee.`, nerve, { about, page: 38 }))
    fightOn(scene, figure, opponents, near)
    return
  }
  scene.say(explainDice(`${figure.name} breaks off.`, nerve, { about, page: 38 }))
  const run = scene.dice({
    key: 'battle.break-off-distance',
    subject: figure.id,
    count: 1,
    why: `How far ${figure.name} gets, in inches`,
  })
  leave(scene, figure, opponents)
  scene.say(
    explainDice(`${figure.name} moves ${run.faces[0]!}" towards cover; then In Sight.`, run, { about, page: 38 }),
  )
}

/** Who stays fights another round at once (ruling to FNG p. 38). */
function fightOn(scene: Scene, figure: Figure, opponents: readonly Figure[], near: readonly number[]): void {
  scene.patch('figures', figure.id, { fired: true })
  const [opponent] = opponents
  if (!opponent) return
  const { down, winner } = fightRound(scene, { attacker: figure.id, defender: opponent.id, fromBehind: false })
  if (down === null || winner === null) return
  const others = near.filter((id) => id !== figure.id && id !== opponent.id)
  manDown(scene, [{ down, winner }], others)
}

function leave(scene: Scene, figure: Figure, opponents: readonly Figure[]): void {
  const idle = { matchedWith: null, matchedTurn: null }
  scene.patch('figures', figure.id, idle)
  for (const { id, matchedWith } of opponents) if (matchedWith === figure.id) scene.patch('figures', id, idle)
}
