import { sealedSheetsFrom, sheetsFrom } from '../../../../main/sheets/ofState.ts'
import { empty } from '../../rules/state.ts'

/** A sheet of this game, as a campaign stands or stood at the end of a turn. */
export const ofCampaign = sheetsFrom(empty, ['turn'])

/** A sheet of what one side keeps from the other, for its player. */
export const ofHolder = sealedSheetsFrom(empty)
