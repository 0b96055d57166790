import { describeSheetsOf } from '../../../support/everySheet.ts'

describeSheetsOf('a tour that is over')
