import { airRequests } from '../air/requests.ts'
import { fireRequests } from '../artillery/requests.ts'
import { helicopterRequests } from '../helicopters/requests.ts'
import { reinforcementsRequests } from './reinforcementsRequest.ts'
import type { SupportRequest } from './request.ts'

/** All that can be asked for, chapter by chapter, in the order in which it is offered (FNG p. 73). */
export const supportRequests: readonly SupportRequest[] = [
  ...fireRequests,
  ...airRequests,
  ...helicopterRequests,
  ...reinforcementsRequests,
]
