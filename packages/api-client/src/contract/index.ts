export type { Json, JsonObject, Method } from './document.ts';
export { type ContractOperation, contractOperation, contractOperations } from './requests.ts';
export { type Check, type Operation, readContract } from './validators.ts';
