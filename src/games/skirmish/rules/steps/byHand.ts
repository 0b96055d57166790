import { mustBeWhole, refuse } from '../../../../main/engine/mustBe.ts'
import { countersWords, removeFigures } from '../counters.ts'
import { activeFigure, figureById, gameOf, mustBeMan, onTable } from '../game.ts'
import type { ByHand, OneFigure } from '../inputs.ts'
import { aboutFigure, figureTitle, stepOf } from '../scene.ts'

/** What these rules lack, such as close combat, or a slip of the hand. */
export const byHand = stepOf<ByHand>(figureTitle('By hand'), (scene, { figure: id, counters, out, words }) => {
  gameOf(scene.state)
  const figure = figureById(scene.state, id)
  mustBeWhole(counters, 0, 99, 'Counters')
  scene.patch('figures', id, { counters, ...(counters === 0 && { hitById: null }) })
  if (out && !figure.out) removeFigures(scene, [figure])
  if (!out && figure.out) scene.patch('figures', id, { out: false })
  const said = words.trim() === '' ? '' : `: ${words.trim()}`
  scene.note(
    `${figure.name}, by hand${said}. ${out ? 'Off the table' : `Now ${countersWords(counters)}`}.`,
    aboutFigure(figure),
  )
})

/** Another figure takes up a radio that still works. */
export const takeRadio = stepOf<OneFigure>(figureTitle('Radio'), (scene, { figure: id }) => {
  const figure = activeFigure(scene.state, id)
  mustBeMan(scene.state, figure)
  onTable(scene.state, id)
  const radio = scene.state.radios.find(
    (one) => one.sideId === figure.sideId && one.carrierId === null && !one.destroyed,
  )
  if (!radio) refuse('There is no radio to be taken up.')
  scene.patch('radios', radio.id, { carrierId: id })
  scene.note(`${figure.name} carries the radio.`, aboutFigure(figure, 'radio'))
})
