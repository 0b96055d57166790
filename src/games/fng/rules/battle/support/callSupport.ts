import { RuleError } from '../../../../../main/engine/errors.ts'
import type { FngState } from '../../state.ts'
import { priceOf, signed } from '../../aftermath/points.ts'
import { readySupportFor } from '../../aftermath/readySupport.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { missionOf } from '../../people.ts'
import { supportNames } from '../../words.ts'
import { defineAction, type Asking } from '../action.ts'
import { tally } from '../tally.ts'
import { askerFields, askThrough } from './askers.ts'
import { callerOf, callFields } from './callFields.ts'
import { refusesCalls } from './radio.ts'
import { askReady, readyNow } from './ready.ts'
import { isClosed } from './closed.ts'
import type { SupportRequest } from './request.ts'
import { supportRequests } from './requests.ts'
import { makingTheCall, readySupportRequest } from '../../tables/support.ts'
import { artilleryRequest } from '../../tables/artillery.ts'
import { airRequest } from '../../tables/airStrikes.ts'
import { heliGunshipRequest, heliMedevacRequest } from '../../tables/helicopters.ts'
import { reinforcementsRequest } from '../../tables/reinforcements.ts'

const open = (state: FngState): SupportRequest[] =>
  supportRequests.filter((request) => !isClosed(state, request.kind) && (request.refuses?.(state) ?? null) === null)

const chosen = ({ state, values }: Asking): SupportRequest | undefined =>
  open(state).find(({ kind }) => kind === values['kind'])

const canBeReady = (asking: Asking): boolean => {
  const request = chosen(asking)
  return request?.ready === true && readyNow(asking.state).includes(request.type)
}

/** ", Ready" or what it costs On Demand: each type is charged once a mission (FNG p. 102). */
function costWords(state: FngState, { type, ready, readyBrings }: SupportRequest): string {
  if (ready && readyNow(state).includes(type)) return readyBrings ? `, Ready: ${readyBrings} alone` : ', Ready'
  const mission = missionOf(state)
  const isPaid = state.tallies.some(({ event, text }) => event === 'support.onDemand' && text === type)
  if (isPaid) return ', paid for'
  const listed = readySupportFor(mission, rulesOf(state)).includes(type)
  const price = priceOf(listed ? 'onDemandListed' : 'onDemandOther', mission, rulesOf(state))
  return price === null ? '' : `, ${signed(price.points)} VP`
}

const hasTargets = ({ lasting }: FngState): boolean => lasting.some(({ kind }) => kind === 'registeredTarget')

/**
 * Asks for support (FNG pp. 72-74): Making the Call, then Ready Support, or the request table of what is wanted. What is
 * called On Demand costs points later (p. 102).
 *
 * @throws RuleError `bad-input` when Ready Support is asked for that there is not; `not-now` for whoever may not ask.
 */
export const callSupport = defineAction({
  name: 'callSupport',
  title: 'Call for support',
  section: 'support',
  page: 74,
  words: [
    'radio',
    'request',
    'artillery',
    'mortars',
    'air strike',
    'gunship',
    'medevac',
    'dustoff',
    'reinforcements',
    'ready',
    'on demand',
  ],
  tables: [
    makingTheCall,
    readySupportRequest,
    artilleryRequest,
    airRequest,
    heliGunshipRequest,
    heliMedevacRequest,
    reinforcementsRequest,
  ],
  fields: {
    kind: {
      kind: 'choice',
      label: 'What',
      options: ({ state }) =>
        open(state).map((request) => ({ value: request.kind, label: `${request.title}${costWords(state, request)}` })),
    },
    ...callFields,
    ...askerFields,
    ready: {
      kind: 'flag',
      label: 'Ready Support',
      help: 'Planned for this mission; asked for once.',
      asked: canBeReady,
      start: canBeReady,
    },
    registered: {
      kind: 'flag',
      label: 'On a registered target',
      asked: (asking) => ['mortars', 'artillery'].includes(chosen(asking)?.kind ?? '') && hasTargets(asking.state),
    },
  },
  refuses: (state) =>
    refusesCalls(state) ?? (open(state).length > 0 ? null : 'All support has been denied for this battle.'),
  likely: ({ state }) => (refusesCalls(state) === null ? 30 : 0),
  entry: (_, { kind }) => `Call for ${supportRequests.find((r) => r.kind === kind)?.title.toLowerCase() ?? 'support'}`,
  run(scene, { kind, ready, registered, beside, answers, ...values }) {
    const request = open(scene.state).find((r) => r.kind === kind)
    if (!request) throw new RuleError('bad-input', 'That support cannot be asked for.')
    const whom = `the net for ${request.title.toLowerCase()}`
    const callerId = askThrough(scene, callerOf(values), whom, { beside, answers })
    if (callerId === null) return
    if (!ready) {
      tally(scene, { event: 'support.onDemand', text: request.type })
      request.ask(scene, { callerId, source: 'onDemand', registered, readyTurn: null })
      return
    }
    const readyTurn = askReady(
      scene,
      request.type,
      callerId,
      `Ready Support, ${supportNames[request.type].toLowerCase()}`,
    )
    if (readyTurn !== null) request.ask(scene, { callerId, source: 'ready', registered, readyTurn })
  },
})
