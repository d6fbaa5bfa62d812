-- The states that a claim has passed, with the time at which each began.
create table claim_state (
  submission_id text not null references warranty_claim (submission_id) on delete cascade,
  position integer not null,
  status text not null,
  since text not null,
  primary key (submission_id, position)
);

insert into claim_state (submission_id, position, status, since)
select submission_id, 0, 'received', received from warranty_claim;

insert into claim_state (submission_id, position, status, since)
select submission_id, 1, status, updated from warranty_claim where status <> 'received';
