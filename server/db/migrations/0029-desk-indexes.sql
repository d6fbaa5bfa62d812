-- Lists and counts of the desk read indexes alone: the rows of cases contain all that was entered.
drop index desk_case_by_kind;

create index desk_case_by_kind on desk_case (kind, received, submission_id, state, assignee_id);

create index desk_case_by_due on desk_case (due, submission_id, state);

drop index warranty_claim_by_received;

create index warranty_claim_by_received on warranty_claim (received, submission_id, status);
