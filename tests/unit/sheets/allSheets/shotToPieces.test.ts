import { describeSheetsOf } from '../../../support/everySheet.ts'

describeSheetsOf('a platoon that is shot to pieces')
