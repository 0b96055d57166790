import { describeSheetsOf } from '../../../support/everySheet.ts'

describeSheetsOf('a full platoon before a battle')
