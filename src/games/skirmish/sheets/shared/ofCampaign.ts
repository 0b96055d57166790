import { sheetsFrom } from '../../../../main/sheets/ofState.ts'
import { empty } from '../../rules/state.ts'

/** A sheet of this game: with the values of a campaign where one is open. */
export const ofCampaign = sheetsFrom(empty)
