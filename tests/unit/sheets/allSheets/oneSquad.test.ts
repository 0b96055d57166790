import { describeSheetsOf } from '../../../support/everySheet.ts'

describeSheetsOf('one squad in the aftermath')
