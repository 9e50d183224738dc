/** The owner's passages as statements: what they say, and what delivery costs by them. */
export { type Clause, cutClauses, isForMachines, placesIn } from './clauses.ts';
export { type DeliveryCost, deliveryCost, tellsRates } from './delivery-cost.ts';
export { serviceCost } from './service-cost.ts';
export { statedService } from './stated-service.ts';
