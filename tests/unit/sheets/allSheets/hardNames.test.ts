import { describeSheetsOf } from '../../../support/everySheet.ts'

describeSheetsOf('hard names, and men with all attributes')
