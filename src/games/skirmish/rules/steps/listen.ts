import { mustBeOnce, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import {
  activeFigure,
  asReadNow,
  enemyOnTable,
  gameOf,
  isKnown,
  isSealed,
  mustBeInches,
  mustBeMan,
  sealsApart,
} from '../game.ts'
import type { Listen } from '../inputs.ts'
import { spend } from '../phases.ts'
import { aboutFigure, figureTitle, stepOf } from '../scene.ts'
import { detection } from '../tables/hidden.ts'

/** Pips are heard one less for each full 10". */
const inchesPerPip = 10

const pipsWords = (pips: number): string => (pips === 1 ? 'one pip' : `${pips} pips`)

/** The first phase of a figure: one die for each noise of the other side's last turn. */
export const listen = stepOf<Listen>(figureTitle('Listen'), (scene, input) => {
  const { figure: id, friendFired, noises } = input
  if (asReadNow(scene.state) && gameOf(scene.state).hiddenRules !== 'noise')
    notNow('This game is played by spotting: there is nothing to listen for.')
  const listener = activeFigure(scene.state, id)
  mustBeMan(scene.state, listener)
  if (listener.spent > 0) refuse(`Listening must be the first phase of ${listener.name}.`)
  if (friendFired) refuse(`${listener.name} cannot listen: a friend within 10" has fired in this turn.`)
  mustBeOnce(noises.flatMap(({ figures }) => figures))
  spend(scene, id, 1)
  if (noises.length === 0) scene.note(`${listener.name} listens: there is no noise.`, aboutFigure(listener, 'spent'))
  for (const { figures, inches } of noises) {
    mustBeInches(inches)
    const makers = figures.map((one) => enemyOnTable(scene.state, one))
    // Which hidden figures made it, the input says: the secret line keeps it from being shown.
    const hidden = sealsApart(scene.state) ? makers.find((one) => isSealed(scene.state, one)) : undefined
    if (hidden) scene.secret(`A noise of ${hidden.name}.`, aboutFigure(hidden, 'pips'))
    const pips = makers.reduce((sum, one) => sum + one.pips, 0)
    if (pips === 0) refuse('Nobody of them has made a noise.')
    const left = pips - Math.floor(inches / inchesPerPip)
    const about = aboutFigure(listener, 'spent')
    const said = `${listener.name} listens to ${pipsWords(pips)} from ${inches}"`
    if (left <= 0) {
      scene.note(`${said}: too far off to be heard.`, about)
      continue
    }
    const roll = scene.roll(detection, { subject: id, why: said, numbers: { noise: left } })
    const isHeard = roll.row.outcome === 'heard'
    scene.tell(roll, `${said}: ${isHeard ? 'heard' : 'not heard'}.`, about)
    if (!isHeard) continue
    for (const maker of makers) {
      if (!isKnown(maker)) scene.note(`${maker.name} is heard, and may be fired on.`, aboutFigure(maker, 'heard'))
      scene.patch('figures', maker.id, { heard: true })
    }
  }
})
