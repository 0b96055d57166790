import { RuleError } from '../../../../main/engine/errors.ts'
import type { FngState } from '../../rules/state.ts'
import { isPast } from '../../rules/turn.ts'
import { ofTour } from '../shared/ofTour.ts'
import type { Views } from '../shared/views.ts'
import { rollCallSheet } from './rollCallSheet.ts'

const none = 'No half-month has come to its roll call yet.'

export const rollCallOffer = ({ rollCall }: Views) =>
  ofTour({
    sheet: 'rollCall',
    title: 'Roll call',
    about:
      'The half-month man by man: who changed and why, who goes home, who arrives, who is away; of now, or the last.',
    group: 'story',
    takes: ['turn'],
    lacking: (state) => (hasOne(state) ? null : none),
    make(source, { turn }) {
      const model = rollCall(source, turn !== undefined)
      if (model === null) throw new RuleError('not-now', turn === undefined ? none : ofThis)
      return rollCallSheet(model)
    },
  })

const ofThis = 'This half-month has not come to its roll call yet.'

/** Is the first half-month over, or has it come beyond its report; without a mission beyond its first step of all? */
function hasOne({ tour: [tour] }: FngState): boolean {
  if (tour === undefined) return false
  const { phase, halfMonth, startHalfMonth, missionId } = tour
  return phase === 'over' || halfMonth > startHalfMonth || isPast(tour, missionId === null ? 'time' : 'battle')
}
