import type { Chapter } from '../chapter.ts'
import { ambushTurns } from './ambush/ambushTurns.ts'
import { setUpAmbush } from './ambush/setUpAmbush.ts'
import { spotAmbush } from './ambush/spotAmbush.ts'
import { freePrisoners } from './freePrisoners.ts'
import { pefMoves } from './pefMoves.ts'
import { placeByHand } from './placeByHand.ts'
import { revealPef } from './revealPef.ts'
import { secretPef } from './secretPef.ts'
import { sealContacts } from './sealContacts.ts'

/** PEFs, Potential Contacts, sealed contacts, the ambush. */
export const contacts: Chapter = {
  actions: [setUpAmbush, spotAmbush, pefMoves, revealPef, secretPef, sealContacts, placeByHand, freePrisoners],
  hooks: ambushTurns,
}
