-- Figures of claims read indexes alone.
drop index warranty_claim_by_received;

create index warranty_claim_by_received on warranty_claim (received, submission_id, status, sku, cost_currency, cost_cents);

create index claim_state_by_decision on claim_state (submission_id, position, status, since)
where status in ('accepted', 'rejected');
