// The used parts of Mollie's client, in one module that is loaded with the first payment: with its schemas it takes half a
// second and 50 MB, which would slow down every start.
export { ClientCore } from 'mollie-api-typescript/core.js';
export { chargebacksAll } from 'mollie-api-typescript/funcs/chargebacksAll.js';
export { chargebacksList } from 'mollie-api-typescript/funcs/chargebacksList.js';
export { customersCreate } from 'mollie-api-typescript/funcs/customersCreate.js';
export { customersListPayments } from 'mollie-api-typescript/funcs/customersListPayments.js';
export { mandatesCreate } from 'mollie-api-typescript/funcs/mandatesCreate.js';
export { mandatesList } from 'mollie-api-typescript/funcs/mandatesList.js';
export { mandatesRevoke } from 'mollie-api-typescript/funcs/mandatesRevoke.js';
export { methodsList } from 'mollie-api-typescript/funcs/methodsList.js';
export { paymentsCancel } from 'mollie-api-typescript/funcs/paymentsCancel.js';
export { paymentsCreate } from 'mollie-api-typescript/funcs/paymentsCreate.js';
export { paymentsGet } from 'mollie-api-typescript/funcs/paymentsGet.js';
export { refundsAll } from 'mollie-api-typescript/funcs/refundsAll.js';
export { refundsCreate } from 'mollie-api-typescript/funcs/refundsCreate.js';
export { refundsList } from 'mollie-api-typescript/funcs/refundsList.js';
export { HTTPClient } from 'mollie-api-typescript/lib/http.js';
export { ClientError, ResponseValidationError } from 'mollie-api-typescript/models/errors';
