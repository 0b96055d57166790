import { sealedSheetsFrom, sheetsFrom } from '../../../../main/sheets/ofState.ts'
import { empty } from '../../rules/state.ts'

/** A sheet of this game: with what a campaign has, where one is open. */
export const ofCampaign = sheetsFrom(empty)

/** A sheet of what one player has sealed, for him. */
export const ofHolder = sealedSheetsFrom(empty)
